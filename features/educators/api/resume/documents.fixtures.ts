/** Creates PDF and Word documents from lines of text, for tests; a tab is a wide gap. */
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ZipArchive } from "archiver";
import PDFDocument from "pdfkit";

export async function pdfOf(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ margin: 50, ...options });
  const whole = buffer(document as unknown as AsyncIterable<Uint8Array>);
  document.fontSize(10);
  for (const line of text.split("\n")) {
    const [left = "", right] = line.split("\t");
    const { y } = document;
    document.text(left.replace("•", "\u2022") || " ", 50, y, { lineBreak: !right });
    if (right) document.text(right, 50, y, { align: "right", width: 500 });
  }
  document.end();
  return whole;
}

/** A page with lines drawn on it and no letter. */
export async function pictureOnlyPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  const whole = buffer(document as unknown as AsyncIterable<Uint8Array>);
  document.rect(50, 50, 200, 300).stroke();
  document.end();
  return whole;
}

/** `edit` changes the document's XML, for documents that no writer would make. */
export async function docxOf(text: string, edit = (xml: string) => xml): Promise<Buffer> {
  const paragraphs = text.split("\n").map((line) => {
    const runs = line
      .split("\t")
      .map((part) => `<w:r><w:t xml:space="preserve">${escapeXml(part)}</w:t></w:r>`);
    return `<w:p>${runs.join("<w:r><w:tab/></w:r>")}</w:p>`;
  });
  return zipOf({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": edit(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join("")}</w:body></w:document>`,
    ),
  });
}

export async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipArchive({});
  const through = new PassThrough();
  archive.pipe(through);
  for (const [name, content] of Object.entries(entries)) archive.append(content, { name });
  void archive.finalize();
  return buffer(through);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
