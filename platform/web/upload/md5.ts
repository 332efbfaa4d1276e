/** MD5 (RFC 1321) in base64, as uploads are announced with it: it guards against damage on the way, not against people. */

/** Hashes what comes in pieces, so that a large file is never held as a whole. */
export class Md5 {
  readonly #state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  readonly #rest = new Uint8Array(128);
  #length = 0;

  update(bytes: Uint8Array): this {
    let at = 0;
    const held = this.#length % 64;
    if (held > 0) {
      at = Math.min(64 - held, bytes.length);
      this.#rest.set(bytes.subarray(0, at), held);
      if (held + at === 64) mixAll(this.#state, this.#rest.subarray(0, 64));
    }
    const whole = at + (bytes.length - at) - ((bytes.length - at) % 64);
    if (held === 0 || (held + at) % 64 === 0) {
      mixAll(this.#state, bytes.subarray(at, whole));
      this.#rest.set(bytes.subarray(whole));
    }
    this.#length += bytes.length;
    return this;
  }

  /** Ends it: the rest, a one bit, zeros, and the length in bits. */
  digest(): string {
    const held = this.#length % 64;
    const tail = this.#rest.fill(0, held).subarray(0, held < 56 ? 64 : 128);
    tail[held] = 0x80;
    const view = new DataView(tail.buffer, tail.byteOffset, tail.length);
    view.setUint32(tail.length - 8, (this.#length * 8) >>> 0, true);
    view.setUint32(tail.length - 4, Math.floor(this.#length / 0x20000000), true);
    mixAll(this.#state, tail);
    const hash = new DataView(new ArrayBuffer(16));
    this.#state.forEach((word, index) => hash.setInt32(index * 4, word, true));
    return btoa(String.fromCharCode(...new Uint8Array(hash.buffer)));
  }
}

const sliceSize = 2 * 1024 * 1024;

/** Reads a file slice by slice; the page stays awake in between. */
export async function md5OfFile(file: Blob, signal: AbortSignal): Promise<string> {
  const hash = new Md5();
  for (let at = 0; at < file.size; at += sliceSize) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + sliceSize).arrayBuffer()));
  }
  return hash.digest();
}

const sines = Int32Array.from({ length: 64 }, (_, index) => Math.abs(Math.sin(index + 1)) * 2 ** 32);
const shifts = Uint8Array.from(
  [
    [7, 12, 17, 22],
    [5, 9, 14, 20],
    [4, 11, 16, 23],
    [6, 10, 15, 21],
  ].flatMap((round) => [round, round, round, round].flat()),
);
/** Which word of a block each step takes. */
const order = Uint8Array.from({ length: 64 }, (_, step) =>
  step < 16 ? step : step < 32 ? (5 * step + 1) & 15 : step < 48 ? (3 * step + 5) & 15 : (7 * step) & 15,
);
const words = new Int32Array(16);

function mixAll(state: Int32Array, blocks: Uint8Array): void {
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(at + index * 4, true);
    mix(state);
  }
}

/** The four rounds over one block, without making anything: this runs some million times for a film. */
function mix(state: Int32Array): void {
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  for (let step = 0; step < 64; step += 1) {
    const mixed =
      step < 16 ? (b & c) | (~b & d) : step < 32 ? (d & b) | (~d & c) : step < 48 ? b ^ c ^ d : c ^ (b | ~d);
    const sum = (a + mixed + sines[step]! + words[order[step]!]!) | 0;
    const shift = shifts[step]!;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
}
