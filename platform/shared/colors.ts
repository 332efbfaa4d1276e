/** Color arithmetic on #rrggbb: mixing, and the contrast ratio of WCAG 2.2. */

/** Lower-case #rrggbb, or null for anything but a hex color (#rgb is accepted too). */
export function parseHex(text: string): string | null {
  const hex = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{3}$/.test(hex)) return `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}`;
  return null;
}

/** `part` 0 gives `color`, 1 gives `other`. */
export const mix = (color: string, other: string, part: number) => {
  const [from, to] = [channels(color), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** Contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** A brand's color when it has none of its own, on paper. */
const defaultInk = "#17624a";

const minContrast = 4.5;

/** A brand's color as ink on white paper: darkened until it is legible (WCAG 2.2, 1.4.3). */
export function inkColor(primary: string | null | undefined): string {
  let color = parseHex(primary ?? "") ?? defaultInk;
  while (contrast(color, "#ffffff") < minContrast) color = mix(color, "#000000", 0.08);
  return color;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
