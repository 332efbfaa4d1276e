/** Extracts the text of a PDF in lines as on the page: wide gaps as tabs, empty lines for vertical space. */
import { getDocumentProxy } from "unpdf";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Content = Awaited<ReturnType<Awaited<ReturnType<Document["getPage"]>>["getTextContent"]>>;
type Item = Extract<Content["items"][number], { str: string }>;

const maxPages = 12;

/** @throws PasswordException for an encrypted one, and others for what is no PDF. */
export async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, { isEvalSupported: false, disableFontFace: true });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.filter((item): item is Item => "str" in item)));
    page.cleanup();
  }
  return pages.join("\n");
}

/** In drawing order, which separates columns; a new height is a new line. */
function linesOf(items: readonly Item[]): string {
  let text = "";
  let before: { y: number; right: number; size: number } | undefined;
  for (const { str, transform, width, height } of items) {
    if (!str) continue;
    const [, , , scale = 0, x = 0, y = 0] = transform.map(Number);
    const size = height || Math.abs(scale) || before?.size || 10;
    if (!before) text += str;
    else if (Math.abs(y - before.y) < size * 0.5) text += between(x - before.right, size, text, str) + str;
    else text += (before.y - y > size * 1.9 || y > before.y + size ? "\n\n" : "\n") + str;
    // Spaces are as wide as the gap they represent.
    before = { y, right: str.trim() ? x + width : (before?.right ?? x), size };
  }
  return text;
}

function between(gap: number, size: number, text: string, next: string): string {
  if (gap > size * 2) return "\t";
  return gap > size * 0.15 && !text.endsWith(" ") && !next.startsWith(" ") ? " " : "";
}
