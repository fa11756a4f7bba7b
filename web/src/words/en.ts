/** All English messages of the screen, in one piece that is loaded when somebody reads English. */
const files = import.meta.glob<string>(
  [
    '../../../src/skep/locale/en/*.ftl',
    '!../../../src/skep/locale/en/{analyse,outside,printing}.ftl',
    '!../../../src/skep/locale/en/*-{lesson,help,hint,lookback,lab}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
