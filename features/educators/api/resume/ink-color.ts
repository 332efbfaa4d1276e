/** A brand's colour as ink on white paper: darkened until it is legible (WCAG 2.2, 1.4.3). */

const house = "#17624a";
const readable = 4.5;

export function inkColor(primary: string | null | undefined): string {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(primary ?? "") ?? [];
  let channels = [0, 2, 4].map((at) => Number.parseInt((hex ?? house.slice(1)).slice(at, at + 2), 16));
  while (1.05 / (luminance(channels) + 0.05) < readable)
    channels = channels.map((value) => Math.floor(value * 0.92));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
