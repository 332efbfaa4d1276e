/**
 * `npm run fonts`: makes the font files of the product (`fonts/`, kept in the repository) from the packages: the Latin
 * letters that English and Spanish are written with, in the weights that `tokens.css` and the screens use.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const file = createRequire(import.meta.url).resolve;
const text = file(
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
);
const display = file(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);

/** Those of the packages' Latin files. */
const latin = [
  ...[0x20, 0x7e],
  ...[0xa0, 0xff],
  ...[0x131, 0x131],
  ...[0x152, 0x153],
  ...[0x2bb, 0x2bc],
  ...[0x2c6, 0x2dc],
  ...[0x300, 0x329],
  ...[0x2000, 0x206f],
  ...[0x20ac, 0x20ac],
  ...[0x2122, 0x2122],
  ...[0x2190, 0x2193],
  ...[0x2212, 0x2215],
  ...[0xfffd, 0xfffd],
];

const inRanges = (ranges: readonly number[]) =>
  Array.from({ length: ranges.length / 2 }, (_, index) => [ranges[index * 2]!, ranges[index * 2 + 1]!])
    .flatMap(([first, last]) => Array.from({ length: last! - first! + 1 }, (_, step) => first! + step))
    .map((code) => String.fromCodePoint(code))
    .join("");

const textWeights = { min: 400, max: 700, default: 400 };

const fonts = [
  { name: "text", from: text, letters: inRanges(latin), wght: textWeights },
  { name: "display", from: display, letters: inRanges(latin), wght: 700 },
  // The zero of text: see fonts.css.
  { name: "zero", from: display, letters: "0", wght: textWeights },
];

for (const { name, from, letters, wght } of fonts) {
  const font = await subsetFont(await readFile(from), letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  await writeFile(join(import.meta.dirname, `fonts/${name}.woff2`), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
