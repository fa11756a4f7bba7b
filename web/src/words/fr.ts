/** All French messages, in one piece that is loaded when somebody reads French. */
const files = import.meta.glob<string>('../../../src/skep/locale/fr/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files);
