/**
 * Texts as outlines, for pictures that the server draws: in the product's own fonts, whatever the machine has
 * installed, and without a character of the text in the drawing.
 */
import { openPdf } from "./pdf-document.ts";
import { runsIn, type Weight } from "./pdf-fonts.ts";

export interface Outline {
  /** For the `d` of an SVG path, from the baseline's start at 0, 0. */
  path: string;
  width: number;
}

/** `outline(text, size, weight)`; what no font has is left out. */
export function textOutlines() {
  const document = openPdf({ size: "LETTER", margin: 0, language: "en", title: "", author: "" });
  const runs = runsIn(document, { hasPlainZero: true });

  return function outline(text: string, size: number, weight: Weight): Outline {
    let path = "";
    let width = 0;
    for (const run of runs(text, weight)) {
      document.font(run.font);
      // The library tells its types nothing of the glyphs.
      const { font } = (document as unknown as { _font: { font: DrawnFont } })._font;
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      glyphs.forEach((glyph, index) => {
        path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
        width += positions[index]!.xAdvance * scale;
      });
    }
    return { path, width };
  };
}

interface DrawnPath {
  scale(x: number, y: number): DrawnPath;
  translate(x: number, y: number): DrawnPath;
  toSVG(): string;
}

interface DrawnFont {
  unitsPerEm: number;
  layout(text: string): { glyphs: { path: DrawnPath }[]; positions: { xAdvance: number }[] };
}
