/** A brand's color as ink on white paper: darkened until it is legible (WCAG 2.2, 1.4.3). */
import { contrast, mix, parseHex } from "#platform/shared/colors.ts";

const defaultInk = "#17624a";
const minContrast = 4.5;

export function inkColor(primary: string | null | undefined): string {
  let color = parseHex(primary ?? "") ?? defaultInk;
  while (contrast(color, "#ffffff") < minContrast) color = mix(color, "#000000", 0.08);
  return color;
}
