/** All French messages of the screen, in one piece that is loaded when somebody reads French. */
const files = import.meta.glob<string>(
  [
    '../../../src/skep/locale/fr/*.ftl',
    '!../../../src/skep/locale/fr/{analyse,outside,printing}.ftl',
    '!../../../src/skep/locale/fr/*-{lesson,help,hint,lookback,lab}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files);
