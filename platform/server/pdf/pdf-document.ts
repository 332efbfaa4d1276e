/** Opens a tagged PDF: headings, language and title for screen readers. */
import PDFDocument from "pdfkit";

interface PdfOptions {
  size: "LETTER" | "A4";
  margin: number;
  language: "en" | "es";
  title: string;
  author: string;
}

/** Marks the file as PDF/UA (accessible PDF); the library supports it, its types do not yet. */
const accessible = { subset: "PDF/UA" } as unknown as PDFKit.PDFDocumentOptions;

/** Has no page yet; every text belongs into a structure element, every decoration into an artifact. */
export function openPdf({ size, margin, language, title, author }: PdfOptions): PDFKit.PDFDocument {
  return new PDFDocument({
    size,
    margin,
    pdfVersion: "1.7",
    ...accessible,
    tagged: true,
    lang: pdfLanguage(language),
    displayTitle: true,
    info: { Title: title, Author: author },
    autoFirstPage: false,
  });
}

export const pdfLanguage = (language: "en" | "es") => (language === "es" ? "es-US" : "en-US");
