/**
 * The fonts of a PDF: the product's own first, then those for scripts it lacks (Greek, Cyrillic,
 * Vietnamese, Devanagari, simplified Chinese). What none of them has is omitted rather than printed as an
 * empty box.
 */
import { createRequire } from "node:module";

const file = createRequire(import.meta.url).resolve;

interface FontFile {
  name: string;
  path: string;
  /** Opened only for texts with one of these characters: some fonts are large. */
  for: RegExp;
}

const brandFont = (part: string, weight: number) =>
  file(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-${weight}-normal.woff`,
  );
const notoFont = (part: string, weight: number) =>
  file(`@fontsource/noto-sans/files/noto-sans-${part}-${weight}-normal.woff`);

/** The product's own zero is slashed, as in code. */
const plainZero = (weight: number): FontFile => ({ name: "zero", path: notoFont("latin", weight), for: /0/ });

const filesOf = (weight: 400 | 700): FontFile[] => [
  { name: "own", path: brandFont("latin", weight), for: /./u },
  { name: "own-more", path: brandFont("latin-ext", weight), for: /[^\p{ASCII}]/u },
  {
    name: "latin",
    path: notoFont("latin-ext", weight),
    for: /[\u0100-\u02ff\u1d00-\u20ff\u2c60-\u2c7f\ua720-\ua7ff]/u,
  },
  {
    name: "vietnamese",
    path: notoFont("vietnamese", weight),
    for: /[\u0100-\u01b0\u1ea0-\u1eff\u20ab]|\p{M}/u,
  },
  { name: "greek", path: notoFont("greek", weight), for: /\p{Script=Greek}/u },
  { name: "cyrillic", path: notoFont("cyrillic", weight), for: /\p{Script=Cyrillic}/u },
  { name: "cyrillic-more", path: notoFont("cyrillic-ext", weight), for: /\p{Script=Cyrillic}/u },
  { name: "devanagari", path: notoFont("devanagari", weight), for: /\p{Script=Devanagari}/u },
  {
    name: "chinese",
    path: file("@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff"),
    for: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
  },
];

export type Weight = "normal" | "bold";

export interface Run {
  /** As pdfkit knows it. */
  font: string;
  text: string;
}

interface RunOptions {
  /** Where lines never break between two runs, as they may in a PDF. */
  hasPlainZero?: boolean;
}

/** Splits texts into runs of one font each; fonts are opened on demand. */
export function runsIn(document: PDFKit.PDFDocument, { hasPlainZero = false }: RunOptions = {}) {
  const filesWith = (weight: 400 | 700) => [...(hasPlainZero ? [plainZero(weight)] : []), ...filesOf(weight)];
  const files = { normal: filesWith(400), bold: filesWith(700) };
  const opened = new Map<string, (sign: number) => boolean>();

  const has = (weight: Weight, { name, path }: FontFile, sign: number): boolean => {
    const font = `${name}-${weight}`;
    if (!opened.has(font)) {
      document.registerFont(font, path);
      document.font(font);
      // The library names no glyphs in its types.
      const { font: drawn } = (document as unknown as { _font: { font: Glyphs } })._font;
      opened.set(font, (code) => drawn.hasGlyphForCodePoint(code));
    }
    return opened.get(font)!(sign);
  };

  return (text: string, weight: Weight): Run[] => {
    const runs: Run[] = [];
    for (const sign of plain(text)) {
      const code = sign.codePointAt(0)!;
      const of = files[weight].find((one) => one.for.test(sign) && has(weight, one, code));
      if (!of) continue;
      const font = `${of.name}-${weight}`;
      const last = runs.at(-1);
      // A space belongs to the run before it.
      if (last && (last.font === font || sign === " ")) last.text += sign;
      else runs.push({ font, text: sign });
    }
    return runs.some((run) => run.text.trim()) ? runs : [];
  };
}

interface Glyphs {
  hasGlyphForCodePoint(code: number): boolean;
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Zs}\t]+/gu, " ")
    .replace(/[^\P{C}\n]/gu, "");
