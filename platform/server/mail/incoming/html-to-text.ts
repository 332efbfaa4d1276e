/** The text of a mail that came as HTML alone: lines as they are seen, what it answers left out. */
import sanitizeHtml from "sanitize-html";

/** No person writes more than this. */
const maxLength = 200_000;
/** What mail programs put around the mail that is answered. */
const quoted = /\b(gmail_quote|gmail_attr|moz-cite-prefix|divRplyFwdMsg|yahoo_quoted|protonmail_quote)\b/;

/** A parser first: what is left has no attributes, no comments, and nothing a pattern could lose its way in. */
const simple: sanitizeHtml.IOptions = {
  allowedTags: ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "blockquote"],
  allowedAttributes: {},
  nonTextTags: ["script", "style", "textarea", "option", "title"],
  // Deeper than people quote; without it, time grows with the square of the depth.
  nestingLimit: 100,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "blockquote" || quoted.test(`${attribs["class"] ?? ""} ${attribs["id"] ?? ""}`),
};

export function htmlToText(html: string): string {
  const lines = sanitizeHtml(html.slice(0, maxLength), simple)
    .replace(/\s+/g, " ")
    .replace(/<br \/>/g, "\n")
    .replace(/<li>/g, "\n- ")
    .replace(/<\/(?:p|h1|h2|h3)>/g, "\n\n")
    .replace(/<\/(?:div|tr)>/g, "\n")
    .replace(/<[^<>]*>/g, "");
  return decoded(lines)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Last of all, so that a `<` that was typed is not read as a tag. */
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);
