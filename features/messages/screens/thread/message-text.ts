/** Splits a message's text into plain text and links. Only http and https become links. */
import { trimEnd } from "#platform/shared/trim-characters.ts";
export interface TextPart {
  text: string;
  /** Present for a link. */
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi;

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = trimAddress(match[0]);
    const href = hrefOf(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Trailing punctuation and an enclosing bracket are not part of the address. */
function trimAddress(found: string): string {
  let shown = trimEnd(found, sentenceEnd);
  while (shown.endsWith(")") && count(shown, ")") > count(shown, "("))
    shown = trimEnd(shown.slice(0, -1), sentenceEnd);
  return shown;
}

const sentenceEnd = /[.,:;!?…]/;

const count = (text: string, letter: string) => text.split(letter).length - 1;

function hrefOf(shown: string): string | null {
  try {
    const { protocol, hostname, href } = new URL(shown);
    return /^https?:$/.test(protocol) && hostname ? href : null;
  } catch {
    return null;
  }
}
