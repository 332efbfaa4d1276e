/** Draws a job's poster as a tagged PDF: one page, however long the names are. */
import { buffer } from "node:stream/consumers";
import { encode } from "uqr";
import { openPdf, pdfLanguage } from "#platform/server/pdf/pdf-document.ts";
import { type Run, runsIn, type Weight } from "#platform/server/pdf/pdf-fonts.ts";
import type { PosterSheet } from "./poster-sheet.ts";

const margin = 48;
const ink = "#20241f";
const muted = "#565d54";
const white = "#ffffff";
const codeSize = 190;
/** Above the code, and beside it and the picture. */
const gap = 24;
const imageSize = 120;
/** Texts are drawn at these sizes, one after the other, until they fit; the last is drawn in any case. */
const scales = [1, 0.82, 0.66, 0.5];

export async function drawPoster(sheet: PosterSheet): Promise<Uint8Array> {
  let poster: DrawnPoster | undefined;
  for (const scale of scales) {
    poster = await drawPage(sheet, scale);
    if (poster.fits) break;
  }
  return poster!.bytes;
}

interface DrawnPoster {
  bytes: Uint8Array;
  fits: boolean;
}

interface Style {
  size: number;
  color: string;
  weight?: Weight;
  above?: number;
  /** Left free at the right. */
  right?: number;
  language?: "en" | "es";
}

async function drawPage(sheet: PosterSheet, scale: number): Promise<DrawnPoster> {
  const { title, employer, parts, url } = sheet;
  const [first] = parts;
  const document = openPdf({
    ...{ size: sheet.size === "a4" ? "A4" : "LETTER", margin, title, author: employer },
    language: first!.language,
  });
  let pages = 0;
  document.on("pageAdded", () => (pages += 1));
  const whole = buffer(document);
  const runs = runsIn(document);
  document.addPage();
  const { width, height } = document.page;
  const root = document.struct("Document");
  document.addStructure(root);

  const isBilingual = parts.length > 1;
  const bandHeight = isBilingual ? 150 : 120;
  decorate(() => document.rect(0, 0, width, bandHeight).fill(sheet.color));
  document.y = isBilingual ? 22 : 32;
  for (const { hiring, language } of parts)
    write("H1", hiring, { size: isBilingual ? 38 : 46, weight: "bold", color: white, language });
  const top = bandHeight + 30;
  const { image } = sheet;
  const besideImage = image ? imageSize + gap : 0;
  document.y = top;
  write("H2", sheet.job, { size: 40 * scale, weight: "bold", color: ink, right: besideImage });
  const named = { size: 24 * scale, weight: "bold", color: sheet.color, above: 10 } as const;
  write("P", employer, { ...named, right: besideImage });
  write("P", sheet.place, { size: 18 * scale, color: muted, above: 4, right: besideImage });
  if (image) {
    const below = Math.max(document.y, top + imageSize);
    root.add(document.struct("Figure", { alt: employer }, () => drawImage(image, top)));
    document.y = below;
  }
  for (const { facts, language } of parts) {
    document.y += 16 * scale;
    facts.forEach((fact, at) =>
      write("P", fact, {
        ...{ size: (at === 0 ? 24 : 20) * scale, color: ink, above: 4, language },
        weight: at === 0 ? "bold" : "normal",
      }),
    );
  }
  const codeTop = height - margin - codeSize;
  const fits = pages === 1 && document.y + gap <= codeTop;
  const code = { alt: parts.map(({ qrCode }) => qrCode).join(" / ") };
  root.add(document.struct("Figure", code, () => drawCode(margin, codeTop)));
  const beside = margin + codeSize + gap;
  document.y = codeTop + 8;
  for (const { scan, language } of parts)
    write("P", scan, { size: isBilingual ? 15 : 19, weight: "bold", color: ink, above: 6, language }, beside);
  write("P", sheet.brand, { size: 13, color: sheet.color, above: 12, weight: "bold" }, beside);
  root.end();
  document.end();
  return { bytes: new Uint8Array(await whole), fits };

  function write(tag: "H1" | "H2" | "P", text: string, style: Style, left = margin): void {
    const words = runs(text, style.weight ?? "normal");
    if (words.length === 0 || document.y > height - margin) return;
    const lang = style.language ? { lang: pdfLanguage(style.language) } : {};
    root.add(document.struct(tag, lang, () => writeRuns(words, style, left)));
  }

  function writeRuns(words: Run[], { size, color, above = 0, right = 0 }: Style, left: number): void {
    document.fontSize(size).fillColor(color);
    const top = document.y + above;
    words.forEach(({ font, text }, at) => {
      const more = { continued: at < words.length - 1, lineGap: 2, width: width - margin - left - right };
      document.font(font);
      if (at === 0) document.text(text, left, top, more);
      else document.text(text, more);
    });
  }

  function drawImage(picture: Uint8Array, y: number): void {
    const left = width - margin - imageSize;
    document.image(Buffer.from(picture), left, y, { fit: [imageSize, imageSize], align: "right" });
  }

  /** Black on white whatever the brand is: any camera reads it. */
  function drawCode(left: number, top: number): void {
    const { data, size } = encode(url, { ecc: "M", border: 2 });
    const unit = codeSize / size;
    data.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) document.rect(left + x * unit, top + y * unit, unit + 0.02, unit + 0.02);
      }),
    );
    document.fill("#000000");
  }

  function decorate(draw: () => void): void {
    document.markContent("Artifact", { type: "Layout" });
    draw();
    document.endMarkedContent();
  }
}
