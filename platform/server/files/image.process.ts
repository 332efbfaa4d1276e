/**
 * Re-encodes one image in a process of its own: a decoder's memory is freed when it ends, and an image made
 * to crash one crashes nothing else. Bytes come in on standard input; one line of JSON goes out, then the
 * new image.
 */
import sharp, { type Sharp } from "sharp";
import type { ReencodedAs, UnreadableImage } from "./reencode-image.ts";

const [mostPixels = 0, longestSide = 0] = process.argv.slice(2).map(Number);
sharp.concurrency(1);
sharp.cache(false);
sharp.simd(true);

const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part);
const bytes = Buffer.concat(parts);

await reencode().catch(() => writeLine({ refused: "unreadable" }));

async function reencode(): Promise<void> {
  const facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, pageHeight = height } = facts;
  if (width * pageHeight > mostPixels) return writeLine({ refused: "too_many_pixels" });
  // Of an animation with many frames only the first is used where all together are too large.
  const animated = pages > 1 && width * pageHeight * pages <= mostPixels;
  const picture = sharp(bytes, { limitInputPixels: mostPixels, animated, failOn: "error" })
    .timeout({ seconds: 60 })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  // Rotated as the camera was held: the orientation tag is removed with all other metadata.
  const upright = animated ? picture : picture.autoOrient();
  if (facts.format === "jpeg") return writeImage("image/jpeg", upright.jpeg({ quality: 85 }));
  if (facts.format === "png") return writeImage("image/png", upright.png({ palette: facts.isPalette }));
  return writeImage("image/webp", upright.webp({ quality: 85 }));
}

async function writeImage(contentType: ReencodedAs["contentType"], picture: Sharp): Promise<void> {
  const encoded = await picture.toBuffer();
  writeLine({ contentType });
  process.stdout.write(encoded);
}

function writeLine(line: ReencodedAs | UnreadableImage): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
