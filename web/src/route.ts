/** The addresses of the pages. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'replay' }
  | { page: 'move' }
  | { page: 'lab' }
  | { page: 'lost' };

export function readRoute(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (parts.length === 2 && first === 't' && second) return { page: 'table', id: second };
  if (parts.length === 2 && first === 'rules' && second) return { page: 'rules', game: second };
  if (parts.length === 1 && first === 'replay') return { page: 'replay' };
  if (parts.length === 1 && first === 'move') return { page: 'move' };
  if (parts.length === 1 && first === 'lab') return { page: 'lab' };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The table that somebody means by a pasted link or a bare id; null when it is neither. */
export function tableOf(text: string): string | null {
  const id = /(?:^|\/t\/)([A-Za-z0-9_-]{22})\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
  return id ?? null;
}
