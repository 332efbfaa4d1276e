/** Formatted text that people write: only plain formatting is allowed. */
import sanitizeHtml from "sanitize-html";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "b", "strong", "i", "em", "ul", "ol", "li", "a", "h2", "h3"],
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // A link out gives its target neither our ranking nor a handle on our page.
  transformTags: {
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener noreferrer", target: "_blank" }),
    h1: "h2",
    h4: "h3",
    div: "p",
  },
};

/** HTML as it may be stored and shown. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed).trim();

/** The text without markup, for search. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|li|h2|h3)>|<br ?\/?>/g, " "), { allowedTags: [], allowedAttributes: {} });
