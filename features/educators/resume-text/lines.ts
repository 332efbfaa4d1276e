/** The lines of a resume's text, normalized: one space between words, a tab for a wide gap, bullets marked. */

export interface Line {
  text: string;
  /** Followed a bullet: describes the work, never where or when. */
  isBullet: boolean;
  /** The previous line is empty. */
  isAfterGap: boolean;
}

const bullet = /^\s*(?:[•●○◦▪▫■□◆❖➢➤►‣⁃∙·*\u{f0b7}\u{f0a7}]|[-–—]\s|o\s(?=\p{Lu}))\s*/u;

export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let isAfterGap = true;
  for (const rawLine of text.normalize("NFC").split(/\r\n|[\n\r\f\v\u2028\u2029]/)) {
    const clean = normalizeLine(rawLine);
    const plain = clean.replace(bullet, "").trim();
    if (plain) lines.push({ text: plain, isBullet: bullet.test(clean), isAfterGap });
    isAfterGap = !plain && !bullet.test(clean);
  }
  return lines;
}

function normalizeLine(line: string): string {
  const visible = line.replace(/[\p{Cf}\p{Co}]/gu, (sign) => (/[\u{f0b7}\u{f0a7}]/u.test(sign) ? "•" : ""));
  const spaced = visible.replace(/\p{Zs}*\t\p{Zs}*|\p{Zs}{3,}/gu, "\t").replace(/\p{Zs}+/gu, " ");
  return unspaced(spaced.replace(/\t+/g, "\t").trim());
}

/** "E X P E R I E N C E" is a letter-spaced heading. */
const unspaced = (line: string) => (/^(?:\p{Lu} ){4,}\p{Lu}$/u.test(line) ? line.replaceAll(" ", "") : line);

/** Lower case, without accents or signs, for comparison. */
export const foldText = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
