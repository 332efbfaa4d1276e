/** The font files, preloaded so that they are there for the first text: one that comes later is for the next page. */
import display from "./fonts/display.woff2?url";
import text from "./fonts/text.woff2?url";
import zero from "./fonts/zero.woff2?url";

export const fontLinks = [text, display, zero].map((href) => ({
  rel: "preload",
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
