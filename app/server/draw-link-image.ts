/** Draws the picture of a link preview, 1200 × 630, in a brand's colors: a title, facts and a badge. */
import sharp from "sharp";
import { textOn } from "#platform/server/mail/brand.ts";
import { textOutlines } from "#platform/server/pdf/text-outlines.ts";
import type { Weight } from "#platform/server/pdf/pdf-fonts.ts";
import { mix } from "#platform/shared/colors.ts";
import { arch } from "./app-icon.ts";

export interface LinkImage {
  brand: string;
  title: string;
  facts: string[];
  /** The pay of a job, or how many jobs there are. */
  badge: string;
  /** `#rrggbb` */
  primary: string;
  /** `#rrggbb` */
  accent: string;
}

const [width, height, margin] = [1200, 630, 72];
const room = width - 2 * margin;
/** The first that the title fits into is taken; in the last it is cut. */
const titleStyles = [
  { size: 88, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 58, maxLines: 3 },
];
const factSize = 36;
const maxFactLines = 2;
/** Nobody can read more in a preview, and no text may take long to draw. */
const maxCharacters = 160;

/** Opened with the first picture: fonts take a while. */
let outlines: ReturnType<typeof textOutlines> | undefined;

export async function drawLinkImage(image: LinkImage): Promise<Buffer> {
  outlines ??= textOutlines();
  const { primary, accent } = image;
  const ink = textOn(primary);
  const soft = mix(ink, primary, 0.2);
  const parts: string[] = [];
  const write = (
    text: string,
    y: number,
    size: number,
    { weight = "normal", color = ink, x = margin }: Style,
  ) =>
    parts.push(
      `<path transform="translate(${x} ${y})" fill="${color}" d="${outlines!(text, size, weight).path}"/>`,
    );

  const { size, lines } = fitTitle(image.title);
  let y = 126;
  for (const line of lines) write(line, (y += size * 1.12), size, { weight: "bold" });
  y += 12;
  const facts = image.facts.flatMap((fact) => wrap(fact, factSize, "normal")).slice(0, maxFactLines);
  for (const fact of facts)
    write(fitLine(fact, factSize, "normal"), (y += factSize * 1.3), factSize, { color: soft });
  const brand = fitLine(image.brand, 40, "bold");
  write(brand, margin + 34, 40, { weight: "bold", x: margin + 56 });
  if (image.badge) parts.push(drawBadge(fitLine(image.badge, 40, "bold"), accent));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${primary}"/>
    <g transform="translate(${margin} ${margin - 6}) scale(1.3)">
      <path fill="${ink}" d="${arch}"/><circle cx="16" cy="24" r="5" fill="${accent}"/>
    </g>
    ${parts.join("")}${image.badge ? "" : blocks(accent, mix(primary, ink, 0.35))}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

interface Style {
  weight?: Weight;
  color?: string;
  x?: number;
}

function drawBadge(text: string, accent: string): string {
  const { path, width: textWidth } = outlines!(text, 40, "bold");
  const [boxHeight, top] = [76, height - 56 - 76];
  return `<rect x="${margin}" y="${top}" width="${textWidth + 56}" height="${boxHeight}" rx="16" fill="${accent}"/>
    <path transform="translate(${margin + 28} ${top + 52})" fill="${textOn(accent)}" d="${path}"/>`;
}

/** As at the foot of the home page. */
const blocks = (accent: string, soft: string) =>
  `<g transform="translate(${margin} ${height - 116})">
    <g fill="${soft}"><path d="${arch}" transform="scale(1.875)"/><path d="M170 60 200 0l30 60z"/></g>
    <rect x="85" width="60" height="60" fill="${accent}"/><circle cx="285" cy="30" r="30" fill="${accent}"/>
  </g>`;

function fitTitle(title: string): { size: number; lines: string[] } {
  for (const { size, maxLines } of titleStyles) {
    const lines = wrap(title, size, "bold");
    const fits = lines.length <= maxLines && lines.every((line) => widthOf(line, size, "bold") <= room);
    if (fits) return { size, lines };
  }
  const { size, maxLines } = titleStyles.at(-1)!;
  const lines = wrap(title, size, "bold");
  const rest = lines.slice(maxLines - 1).join(" ");
  const kept = [...lines.slice(0, maxLines - 1), rest].filter(Boolean);
  return { size, lines: kept.map((line) => fitLine(line, size, "bold")) };
}

/** A word that is too long has a line of its own, and is cut there. */
function wrap(text: string, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.slice(0, maxCharacters).split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : "";
    if (longer && widthOf(longer, size, weight) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** On one line, cut where it is too long. */
function fitLine(text: string, size: number, weight: Weight): string {
  const signs = [...text.slice(0, maxCharacters)];
  if (widthOf(signs.join(""), size, weight) <= room) return signs.join("");
  while (signs.length > 0 && widthOf(`${signs.join("").trimEnd()}…`, size, weight) > room) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

const widthOf = (text: string, size: number, weight: Weight) => outlines!(text, size, weight).width;
