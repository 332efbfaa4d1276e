/** Draws a resume as a tagged PDF: headings, language and title for screen readers, one to two pages of letter size. */
import { buffer } from "node:stream/consumers";
import { openPdf } from "#platform/server/pdf/pdf-document.ts";
import { type Run, runsIn, type Weight } from "#platform/server/pdf/pdf-fonts.ts";
import type { ResumeEntry, ResumeSection, ResumeSheet } from "./resume-sheet.ts";

const margin = 54;
const ink = "#20241f";
const muted = "#565d54";
const line = "#dde1d8";
const maxPages = 2;
/** Descriptions are cut to these lengths, one after the other, until the resume fits. */
const descriptionLengths = [1200, 600, 300, 120, 0];
/** What an answer keeps of its text in any case. */
const factLength = 200;

export async function drawResume(sheet: ResumeSheet): Promise<Uint8Array> {
  let resume: DrawnResume | undefined;
  for (const length of descriptionLengths) {
    resume = await drawPages(sheet, length);
    if (resume.pages <= maxPages) break;
  }
  return resume!.bytes;
}

interface DrawnResume {
  bytes: Uint8Array;
  pages: number;
}

async function drawPages(sheet: ResumeSheet, maxDescriptionLength: number): Promise<DrawnResume> {
  const { language, title, name: author } = sheet;
  const document = openPdf({ size: "LETTER", margin, language, title, author });
  let pages = 0;
  document.on("pageAdded", () => (pages += 1));
  const whole = buffer(document);
  const runs = runsIn(document);
  document.addPage();
  const root = document.struct("Document");
  document.addStructure(root);

  const write = (tag: Tag, text: string, style: Style): void => {
    const parts = runs(text, style.weight ?? "normal");
    if (parts.length === 0) return;
    root.add(document.struct(tag, {}, () => writeRuns(document, parts, style)));
  };

  write("H1", runs(sheet.name, "bold").length > 0 ? sheet.name : sheet.otherwise, {
    size: 24,
    weight: "bold",
    color: sheet.color,
  });
  write("P", sheet.contact.join("  ·  "), { size: 10.5, color: muted, above: 4 });
  write("P", sheet.lookingFor, { size: 11.5, color: ink, above: 6 });
  for (const section of sheet.sections) writeSection(section);
  root.end();
  document.end();
  return { bytes: new Uint8Array(await whole), pages };

  function writeSection({ heading, entries = [], words = [], facts = [] }: ResumeSection): void {
    // A heading is never the last line of a page.
    ensureSpace(96);
    rule();
    write("H2", heading, { size: 13, weight: "bold", color: sheet.color });
    if (words.length > 0) write("P", words.join("  ·  "), { size: 10.5, color: ink, above: 4 });
    for (const entry of entries) writeEntry(entry);
    for (const [label, text] of facts)
      write("P", `${label}: ${shortened(text, Math.max(factLength, maxDescriptionLength))}`, {
        size: 10.5,
        color: ink,
        above: 3,
      });
  }

  function writeEntry({ title, where, when, text = "" }: ResumeEntry): void {
    ensureSpace(60);
    write("H3", title, { size: 11.5, weight: "bold", color: ink, above: 8 });
    write("P", [where, when].filter(Boolean).join("  ·  "), { size: 10.5, color: muted, above: 1 });
    for (const paragraph of shortened(text, maxDescriptionLength).split("\n"))
      write("P", paragraph, { size: 10.5, color: ink, above: 3 });
  }

  function ensureSpace(height: number): void {
    if (document.y + height > document.page.height - margin) document.addPage();
  }

  function rule(): void {
    const y = document.y + 12;
    document.markContent("Artifact", { type: "Layout" });
    document
      .moveTo(margin, y)
      .lineTo(document.page.width - margin, y)
      .lineWidth(0.75)
      .strokeColor(line)
      .stroke();
    document.endMarkedContent();
    document.y = y + 10;
  }
}

type Tag = "H1" | "H2" | "H3" | "P";

interface Style {
  size: number;
  color: string;
  weight?: Weight;
  above?: number;
}

function writeRuns(document: PDFKit.PDFDocument, runs: Run[], { size, color, above = 0 }: Style): void {
  document.y += above;
  document.x = margin;
  document.fontSize(size).fillColor(color);
  runs.forEach(({ font, text }, at) => {
    document.font(font).text(text, { continued: at < runs.length - 1, lineGap: 2 });
  });
}

/** Cut after a whole sentence if there is one, else after a word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0];
  if (sentence && sentence.length > most / 2) return sentence;
  const gap = start.lastIndexOf(" ");
  return most === 0 ? "" : `${gap < 0 ? start : start.slice(0, gap).trimEnd()} …`;
}
