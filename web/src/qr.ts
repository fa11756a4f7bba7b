/**
 * A QR code (ISO/IEC 18004) of a short text: byte mode, error correction M, versions 1 to 10.
 * Loaded when one is shown.
 */

/** Error correction codewords a block, and how many blocks, by version; level M. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MOST = 10;

/** The dark modules, row by row; null when the text is too long. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = fitting(bytes.length);
  if (version === null) return null;
  const words = interleaved(dataWords(bytes, version), version);
  const masks = mask === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [mask];
  const drawn = masks.map((one) => draw(version, words, one));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const sizeOf = (version: number) => 17 + 4 * version;

/** How many modules are left for data and its correction. */
function rawModules(version: number): number {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    count -= (25 * marks - 10) * marks - 55;
    if (version >= 7) count -= 36;
  }
  return count;
}

const rawWords = (version: number) => Math.floor(rawModules(version) / 8);
const dataRoom = (version: number) => rawWords(version) - CORRECTION[version]! * BLOCKS[version]!;
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function fitting(length: number): number | null {
  for (let version = 1; version <= MOST; version += 1)
    if (4 + lengthBits(version) + 8 * length <= 8 * dataRoom(version)) return version;
  return null;
}

function dataWords(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4); // byte mode
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const room = 8 * dataRoom(version);
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((word, bit) => 2 * word + bit, 0));
  return words;
}

// ---------------------------------------------------------------- error correction

/** The product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1)
      result[j] = times(result[j]!, root) ^ (j + 1 < degree ? result[j + 1]! : 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ result.shift()!;
    result.push(0);
    divisor.forEach((one, i) => (result[i]! ^= times(one, factor)));
  }
  return result;
}

/** The blocks with their correction, word by word in turn. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version]!;
  const correction = CORRECTION[version]!;
  const all = rawWords(version);
  const short = Math.floor(all / count) - correction;
  const shorter = count - (all % count);
  const divisor = generator(correction);
  const blocks: { data: number[]; more: number[] }[] = [];
  for (let i = 0, at = 0; i < count; i += 1) {
    const part = data.slice(at, at + short + (i < shorter ? 0 : 1));
    at += part.length;
    blocks.push({ data: part, more: remainder(part, divisor) });
  }
  const words: number[] = [];
  for (let i = 0; i <= short; i += 1)
    for (const block of blocks) if (i < block.data.length) words.push(block.data[i]!);
  for (let i = 0; i < correction; i += 1) for (const block of blocks) words.push(block.more[i]!);
  return words;
}

// ---------------------------------------------------------------- drawing

/** A grid that remembers which modules are not for data. */
class Grid {
  readonly dark: boolean[][];
  readonly taken: boolean[][];
  readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.taken = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }

  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.taken[y]![x] = true;
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, words: number[], mask: number): boolean[][] {
  const grid = new Grid(sizeOf(version));
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  drawVersion(grid, version);
  drawData(grid, words, MASKS[mask]!);
  return grid.dark;
}

function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let i = 0; i < size; i += 1) {
    grid.set(6, i, i % 2 === 0);
    grid.set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    around(4, (dx, dy, far) => grid.set(cx + dx, cy + dy, far !== 2 && far !== 4));
  const places = alignment(version);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!corner) around(2, (dx, dy, far) => grid.set(x + dx, y + dy, far !== 1));
    }),
  );
}

function around(radius: number, visit: (dx: number, dy: number, far: number) => void): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      visit(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const places = [6];
  for (let at = sizeOf(version) - 7; places.length < count; at -= step) places.splice(1, 0, at);
  return places;
}

/** Bits with the remainder that protects them. */
function protectedBits(data: number, length: number, divisor: number): number {
  let rest = data;
  for (let i = 0; i < length; i += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (data << length) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  const bits = protectedBits(mask, 10, 0x537) ^ 0x5412; // level M is 0
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i += 1) grid.set(8, i, bit(i));
  grid.set(8, 7, bit(6));
  grid.set(8, 8, bit(7));
  grid.set(7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) grid.set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) grid.set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) grid.set(8, size - 15 + i, bit(i));
  grid.set(8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = protectedBits(version, 12, 0x1f25);
  for (let i = 0; i < 18; i += 1) {
    const a = grid.size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    grid.set(a, b, ((bits >> i) & 1) === 1);
    grid.set(b, a, ((bits >> i) & 1) === 1);
  }
}

/** In columns of two, from the right, up and down in turn. */
function drawData(grid: Grid, words: number[], mask: (x: number, y: number) => boolean): void {
  const { size } = grid;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.taken[y]![x]) continue;
        const word = words[at >> 3] ?? 0;
        grid.dark[y]![x] = (((word >> (7 - (at & 7))) & 1) === 1) !== mask(x, y);
        at += 1;
      }
    }
  }
}

// ---------------------------------------------------------------- which mask is easiest to read

function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...dark, ...columns]) sum += linePenalty(line);
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1) {
      const one = dark[y]![x];
      if (one === dark[y]![x + 1] && one === dark[y + 1]![x] && one === dark[y + 1]![x + 1])
        sum += 3;
    }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(20 * share - 10));
}

function linePenalty(line: boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  let sum = 0;
  for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
  const padded = `0000${text}0000`;
  for (const like of ['10111010000', '00001011101'])
    for (let at = padded.indexOf(like); at >= 0; at = padded.indexOf(like, at + 1)) sum += 40;
  return sum;
}
