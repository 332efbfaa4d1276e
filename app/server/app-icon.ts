/** The product's mark in a brand's colours, as the icons that phones put on their home screen. */
import sharp from "sharp";
import { textOn } from "#platform/server/mail/brand.ts";

interface IconColors {
  /** `#rrggbb` */
  primary: string;
  /** `#rrggbb` */
  accent: string;
}

interface IconShape {
  pixels: number;
  /** Of the edge: phones that mask icons and iOS, which rounds them itself, want none. */
  cornerPart: number;
  /** Of the edge that the mark takes; a mask may cut everything outside the inner 80 %. */
  markPart: number;
}

const icons = {
  "192.png": { pixels: 192, cornerPart: 0.22, markPart: 0.62 },
  "512.png": { pixels: 512, cornerPart: 0.22, markPart: 0.62 },
  "maskable-512.png": { pixels: 512, cornerPart: 0, markPart: 0.5 },
  "apple-touch.png": { pixels: 180, cornerPart: 0, markPart: 0.6 },
} as const satisfies Record<string, IconShape>;

export type AppIconName = keyof typeof icons;

export const isAppIconName = (name: string): name is AppIconName => Object.hasOwn(icons, name);

export async function drawAppIcon(name: AppIconName, { primary, accent }: IconColors): Promise<Buffer> {
  const { pixels, cornerPart, markPart } = icons[name];
  const markSize = pixels * markPart;
  const offset = (pixels - markSize) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">
    <rect width="${pixels}" height="${pixels}" rx="${pixels * cornerPart}" fill="${primary}"/>
    <g transform="translate(${offset} ${offset}) scale(${markSize / 32})">
      <path fill="${textOn(primary)}" d="${arch}"/><circle cx="16" cy="24" r="5" fill="${accent}"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** As in `public/favicon.svg`, on 32 × 32. */
export const arch = "M2 30V16a14 14 0 0 1 28 0v14h-8V16a6 6 0 0 0-12 0v14z";
