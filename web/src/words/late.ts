/** Words that come late: those of lessons, help, hints, looking back and the lab are not among those of the page. */
import { Words, type Language } from './words';

const FILES = import.meta.glob<string>(
  '../../../src/skep/locale/*/*-{lesson,help,hint,lookback,lab}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

/** The house's own words of a kind and those of a game; a game from elsewhere brings its own. */
export async function lateWords(
  kind: 'lesson' | 'help' | 'hint' | 'lookback' | 'lab',
  language: Language,
  game: string,
): Promise<Words> {
  const wanted = ['web', game].map((name) => `/locale/${language}/${name}-${kind}.ftl`);
  const found = Object.entries(FILES).filter(([path]) => wanted.some((end) => path.endsWith(end)));
  return new Words(language, await Promise.all(found.map(([, load]) => load())));
}
