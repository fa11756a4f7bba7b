/** The words of lessons: not among those of the page, because most visits need none of them. */
import { Words, type Language } from '../words/words';

const FILES = import.meta.glob<string>('../../../src/skep/locale/*/*-lesson.ftl', {
  query: '?raw',
  import: 'default',
});

/** The coach's own words and those of a game; a game from elsewhere brings its own by itself. */
export async function lessonWords(language: Language, game: string): Promise<Words> {
  const wanted = ['web', game].map((name) => `/locale/${language}/${name}-lesson.ftl`);
  const found = Object.entries(FILES).filter(([path]) => wanted.some((end) => path.endsWith(end)));
  return new Words(language, await Promise.all(found.map(([, load]) => load())));
}
