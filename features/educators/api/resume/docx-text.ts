/**
 * Extracts the text of a Word document (DOCX) in lines: tabs and line breaks preserved, bullets marked, table
 * cells separated.
 */
import { trimEnd } from "#platform/shared/trim-characters.ts";
import { Readable } from "node:stream";
import { checkZip } from "#platform/server/files/check-zip.ts";
import mammoth from "mammoth";

/** @throws for one that is damaged or unpacks to too much. */
export async function extractDocxText(bytes: Uint8Array): Promise<string> {
  await checkZip(bytes.length, async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]));
  const noPicture = mammoth.images.imgElement(async () => ({ src: "" }));
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: noPicture, ignoreEmptyParagraphs: false },
  );
  return plain(value);
}

/** Mammoth's HTML is simple: no attribute of it holds a sign of this kind. */
const plain = (html: string) =>
  html
    .replace(/<\/p>(?=<\/(?:td|th|li)>)/g, "")
    .replace(/<br ?\/?>|<\/(?:p|h[1-6]|li|tr)>/g, "\n")
    .replace(/<\/(?:td|th)>/g, "\t")
    .replace(/<li>/g, "\n• ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(lt|gt|quot|amp|nbsp|#39);/g, (_, name: string) => signs[name]!)
    .split("\n")
    .map((line) => trimEnd(line, /\t/))
    .join("\n");

const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: " ", "#39": "'" };
