/**
 * A QR code of one size (version 5, the lowest error correction), which is enough for a link: ISO/IEC 18004.
 * Its pattern is always combined with the same mask; readers are told which.
 */

export const SIZE = 37;
const DATA = 108;
const CHECK = 26;
/** What is left of the data when its kind and its length are told. */
const LONGEST = DATA - 2;
/** Lowest correction, mask 0, with its own check bits, as the standard lists it. */
const FORMAT = 0b111011111000100;
/** Where the three large squares and the small one have their middles: column, row. */
const LARGE = [
  [3, 3],
  [SIZE - 4, 3],
  [3, SIZE - 4],
] as const;
const SMALL = SIZE - 7;

/** Powers of 2 in the field that the check bytes are calculated in, twice round. */
const POWERS: number[] = [];
for (let i = 0, power = 1; i < 510; i++) {
  POWERS.push(power);
  power = (power << 1) ^ (power & 0x80 ? 0x11d : 0);
}
const LOGARITHMS = new Map(POWERS.slice(0, 255).map((power, i) => [power, i]));
const times = (a: number, b: number) => (a && b ? POWERS[LOGARITHMS.get(a)! + LOGARITHMS.get(b)!]! : 0);

/** The check bytes: the remainder of the data as a polynomial. */
function checkBytes(data: readonly number[]): number[] {
  let divisor = [1];
  for (let i = 0; i < CHECK; i++)
    divisor = [...divisor, 0].map((factor, k) => factor ^ times(divisor[k - 1] ?? 0, POWERS[i]!));
  const rest = [...data, ...new Array<number>(CHECK).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const first = rest[i]!;
    divisor.forEach((factor, k) => (rest[i + k]! ^= times(factor, first)));
  }
  return rest.slice(data.length);
}

/** The text as bytes, its kind (4: bytes) and length before it, and as many fillers as are needed behind it. */
function dataBytes(text: Uint8Array): number[] {
  const halves = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = halves.flatMap((half, i) => (i % 2 ? [] : [(half << 4) | halves[i + 1]!]));
  for (let i = 0; bytes.length < DATA; i++) bytes.push(i % 2 ? 0x11 : 0xec);
  return bytes;
}

/** What does not depend on the text: whether a point is dark; null where the text is. */
function fixed(x: number, y: number): boolean | null {
  for (const [middleX, middleY] of LARGE) {
    const ring = Math.max(Math.abs(x - middleX), Math.abs(y - middleY));
    if (ring <= 4) return ring !== 2 && ring !== 4;
  }
  const ring = Math.max(Math.abs(x - SMALL), Math.abs(y - SMALL));
  if (ring <= 2) return ring !== 1;
  if (x === 6 || y === 6) return (x + y) % 2 === 0;
  const bit = formatBit(x, y);
  return bit === null ? null : bit === "dark" || ((FORMAT >> bit) & 1) === 1;
}

/** Which bit of the format stands here, twice in all. */
function formatBit(x: number, y: number): number | "dark" | null {
  if (x === 8) {
    if (y < 9) return y < 6 ? y : y - 1;
    if (y === SIZE - 8) return "dark";
    if (y > SIZE - 8) return y - SIZE + 15;
  } else if (y === 8) {
    if (x < 8) return x === 7 ? 8 : 14 - x;
    if (x >= SIZE - 8) return SIZE - 1 - x;
  }
  return null;
}

/** The points of the text in the order of its bits: up and down in columns of two, from the right. */
function* path(): Generator<readonly [number, number]> {
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--; // the dotted line
    for (let step = 0; step < SIZE; step++)
      for (const x of [right, right - 1]) {
        const y = up ? SIZE - 1 - step : step;
        if (fixed(x, y) === null) yield [x, y];
      }
  }
}

/** The dark points of the code, by row; null if the text is too long for it. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LONGEST) return null;
  const data = dataBytes(bytes);
  const all = [...data, ...checkBytes(data)];
  const points = Array.from({ length: SIZE }, (_, y) => Array.from({ length: SIZE }, (_, x) => fixed(x, y) ?? false));
  let i = 0;
  for (const [x, y] of path()) {
    const bit = ((all[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
    points[y]![x] = (bit === 1) !== ((x + y) % 2 === 0);
    i++;
  }
  return points;
}
