/**
 * The six colours of the edges. Each has a glyph and a pattern of its own, so that nobody needs to
 * see colours to play. An edge is drawn as the upper one of the hexagon, and turned.
 */

/** The painted part of an edge reaches from near the rim to the middle field. */
const RIM = -53;
const FIELD = -27;

/** Half the width of the painted part at a height. */
function half(y: number): number {
  return 14 + (FIELD - y) * 0.577;
}

/** The painted part, with soft corners. */
export const PAINT =
  `M${-half(RIM) + 5} ${RIM}H${half(RIM) - 5}q6 0 3.200 5L${half(FIELD) + 3} ${FIELD - 4}` +
  `q-2.500 4-6 4H${-half(FIELD) + 3}q-3.500 0-6-4L${-half(RIM) + 1.8} ${RIM + 5}q-2.800-5 3.200-5z`;

/** Where the glyph sits on its edge. */
export const GLYPH_AT = -40.5;

/** Glyphs around 0,0, about 19 wide. A tip points to the rim; the rhombus is no turned square. */
export const GLYPHS: Record<string, string> = {
  '1': 'M-8.800 0a8.800 8.800 0 1 0 17.600 0a8.800 8.800 0 1 0-17.600 0z',
  '2': 'M0-9.600L10 7.600H-10z',
  '3': 'M-8-8H8V8H-8z',
  '4': 'M0-11.500L6.800 0L0 11.500L-6.800 0z',
  '5': starPath(10.8, 4.6),
  '6': 'M-3.300-9.800H3.300V-3.300H9.800V3.300H3.300V9.800H-3.300V3.300H-9.800V-3.300H-3.300z',
};

export const PATTERNS: Record<string, string> = {
  '1': slanted(),
  '2': dots(),
  '3': along(),
  '4': waves(),
  '5': slanted() + slanted(-1),
  '6': across(),
};

function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Lines along the rim. */
function along(): string {
  return [-49, -43.5, -38, -32.5].map((y) => `M${-half(y) + 2} ${y}H${half(y) - 2}`).join('');
}

/** Short lines from the rim to the middle. */
function across(): string {
  return [-22, -16.5, -11, -5.5, 0, 5.5, 11, 16.5, 22]
    .map((x) => `M${x} ${RIM + 3}V${Math.min(FIELD - 2, FIELD + 10 - Math.abs(x) * 1.6)}`)
    .join('');
}

/** Slanted lines, as far as they stay within the paint; with -1 slanted the other way. */
function slanted(side = 1): string {
  const lines: string[] = [];
  for (let shift = -84; shift <= 0; shift += 7.5) {
    const inside: number[] = [];
    for (let y = RIM + 2.5; y <= FIELD - 2; y += 0.5)
      if (Math.abs(y - shift - 41) < half(y) - 2.5) inside.push(y);
    const [from, to] = [inside[0], inside.at(-1)];
    if (from === undefined || to === undefined || to - from < 3) continue;
    const x = (y: number): number => side * (y - shift - 41);
    lines.push(`M${x(from)} ${from}L${x(to)} ${to}`);
  }
  return lines.join('');
}

function waves(): string {
  return [-48, -40.5, -33]
    .map((y) => {
      const steps = Math.floor((2 * half(y) - 6) / 8);
      return `M${-steps * 4} ${y}${'q2-4 4 0t4 0'.repeat(steps)}`;
    })
    .join('');
}

/** Dots, drawn as very short lines with round ends. */
function dots(): string {
  const found: string[] = [];
  [-48.5, -42, -35.5, -30.5].forEach((y, row) => {
    for (let x = -28 + (row % 2) * 4; x <= 28; x += 8)
      if (Math.abs(x) < half(y) - 3) found.push(`M${x} ${y}h.1`);
  });
  return found.join('');
}
