/** Draws an invoice as a tagged PDF, on as many pages as its lines need. */
import { buffer } from "node:stream/consumers";
import { openPdf } from "#platform/server/pdf/pdf-document.ts";
import { runsIn, type Weight } from "#platform/server/pdf/pdf-fonts.ts";
import type { InvoiceSheet } from "./invoice-sheet.ts";

const margin = 56;
const amountWidth = 110;
const ink = "#20241f";
const muted = "#565d54";
const warning = "#8a2f1d";

interface Style {
  size?: number;
  color?: string;
  weight?: Weight;
  above?: number;
}

export async function drawInvoice(sheet: InvoiceSheet): Promise<Uint8Array> {
  const { language, title, seller } = sheet;
  const document = openPdf({ size: "LETTER", margin, language, title, author: seller });
  const whole = buffer(document);
  const runs = runsIn(document);
  document.addPage();
  const { width, height } = document.page;
  const root = document.struct("Document");
  document.addStructure(root);
  const textWidth = width - 2 * margin - amountWidth;

  write("P", seller, { weight: "bold", color: muted });
  write("H1", title, { size: 24, weight: "bold", above: 6 });
  if (sheet.warning) write("P", sheet.warning, { size: 13, weight: "bold", color: warning, above: 6 });
  sheet.facts.forEach(({ label, value }, at) =>
    write("P", `${label}: ${value}`, { above: at === 0 ? 18 : 2 }),
  );
  sheet.lines.forEach(({ description, period, amount }, at) => {
    writeAmount(description, amount, { above: at === 0 ? 26 : 10 });
    if (period) write("P", period, { size: 10, color: muted, above: 1 });
  });
  sheet.total.forEach(({ label, value }, at) =>
    writeAmount(label, value, { weight: "bold", above: at === 0 ? 22 : 6 }),
  );
  root.end();
  document.end();
  return new Uint8Array(await whole);

  function write(tag: "H1" | "P", text: string, style: Style): void {
    makeRoom();
    root.add(document.struct(tag, {}, () => writeRuns(text, { ...style, left: margin, width: textWidth })));
  }

  /** One element, so that a screen reader says the amount with what it is for. */
  function writeAmount(text: string, amount: string, style: Style): void {
    makeRoom();
    const top = document.y;
    root.add(
      document.struct("P", {}, () => {
        writeRuns(text, { ...style, left: margin, width: textWidth });
        const below = document.y;
        document.y = top;
        writeRuns(` ${amount}`, { ...style, right: width - margin });
        document.y = Math.max(below, document.y);
      }),
    );
  }

  /** From the left, or, on one line, up to the right. */
  function writeRuns(
    text: string,
    place: Style & ({ left: number; width: number } | { right: number }),
  ): void {
    const { size = 12, color = ink, weight = "normal", above = 0 } = place;
    document.fontSize(size).fillColor(color);
    const words = runs(text, weight);
    const ends = "right" in place;
    const wide = ends ? words.reduce((sum, { font, text: part }) => sum + widthOf(font, part), 0) : 0;
    const left = ends ? place.right - wide : place.left;
    const top = document.y + above;
    words.forEach(({ font, text: part }, at) => {
      const more = {
        ...{ continued: at < words.length - 1, lineGap: 2 },
        ...(ends ? { lineBreak: false } : { width: place.width }),
      };
      document.font(font);
      if (at === 0) document.text(part, left, top, more);
      else document.text(part, more);
    });
    if (ends) document.y = top + document.currentLineHeight(true) + 2;
  }

  function widthOf(font: string, text: string): number {
    return document.font(font).widthOfString(text);
  }

  /** An entry never breaks over two pages. */
  function makeRoom(): void {
    if (document.y > height - margin - 60) document.addPage();
  }
}
