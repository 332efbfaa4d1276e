/** PNGs for tests that are larger than any decoder should try: only claimed to be, or really so. */
import { crc32, createDeflate } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";

/** A black-and-white image whose header claims this size, with any data following. */
export function pngOf(side: number, packedRows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, part("IHDR", head), part("IDAT", packedRows), part("IEND")]);
}

/** The rows of a wholly black picture: a thousandth of what they unpack to. */
export const blackRows = (side: number): Promise<Buffer> => {
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const rows = Readable.from(
    (function* () {
      for (let count = 0; count < side; count += 1) yield row;
    })(),
    { objectMode: false },
  );
  return buffer(rows.pipe(createDeflate({ level: 9 })));
};

function part(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
