/** The colors of the pages from one brand color, readable in both schemes whatever that color is. */
import type { BrandTheme } from "../brand.ts";
import { contrast, mix, parseHex } from "#platform/shared/colors.ts";

/** Text in a brand color must reach this on every surface (WCAG 2.2, 1.4.3). */
const readable = 4.5;
const light = { card: "#ffffff", sunken: "#eef0e9" };
const dark = { page: "#141813", card: "#1d221c", sunken: "#10130f" };
const radii = { soft: null, square: [2, 2], round: [20, 22] } as const;

/** CSS custom properties for a brand, or "" for a brand with the default colors. Pure. */
export function brandTokens(theme: BrandTheme | null | undefined): string {
  const day: Record<string, string> = {};
  const night: Record<string, string> = {};
  const primary = theme?.primary && parseHex(theme.primary);
  if (primary) {
    Object.assign(day, primaryByDay(primary));
    Object.assign(night, primaryByNight(primary));
  }
  const accent = theme?.accent && parseHex(theme.accent);
  if (accent) day["--accent"] = night["--accent"] = accent;
  const radius = radii[theme?.shape ?? "soft"];
  if (radius) Object.assign(day, { "--radius": `${radius[0]}px`, "--radius-card": `${radius[1]}px` });
  const font = theme?.displayFont?.replaceAll(/[^\w -]/g, "").trim();
  if (font) day["--font-display"] = `"${font}", "Bricolage Grotesque Variable", var(--font-text)`;
  if (Object.keys(night).length === 0) return rule(":root", day);
  const chosen = rule(':root[data-color-scheme="dark"]', night);
  const unasked = rule(":root:not([data-color-scheme])", night);
  // Print stays light.
  return `${rule(":root", day)}@media screen{${chosen}@media (prefers-color-scheme:dark){${unasked}}}`;
}

/** The colors of a brand in the light scheme, from its hex. */
export function primaryByDay(primary: string): Record<string, string> {
  const six = darkened(primary);
  const steps = [0.93, 0.84, 0.68, 0.48, 0.28, 0.13].map((part) => mix(six, "#ffffff", part));
  const deep = [0.25, 0.45, 0.62].map((part) => mix(six, "#000000", part));
  const scale = [...steps, six, ...deep].map((color, step) => [`--brand-${step}`, color] as const);
  return {
    ...Object.fromEntries(scale),
    "--primary": six,
    "--on-primary": "#ffffff",
    "--primary-hover": deep[0]!,
    "--primary-tint": tintOf(six),
  };
}

/** The same brand in the dark scheme: a light twin, with dark text on it. */
export function primaryByNight(primary: string): Record<string, string> {
  const tint = mix(darkened(primary), dark.card, 0.75);
  const twin = walked(primary, "#ffffff", (color) =>
    isReadable(color, [dark.page, dark.card, dark.sunken, tint]),
  );
  const on = walked(mix(primary, "#000000", 0.7), "#000000", (color) => contrast(color, twin) >= readable);
  return {
    "--primary": twin,
    "--on-primary": on,
    "--primary-hover": mix(twin, "#ffffff", 0.25),
    "--primary-tint": tint,
  };
}

const tintOf = (color: string) => mix(color, "#ffffff", 0.88);

const darkened = (color: string) =>
  walked(color, "#000000", (step) => isReadable(step, [light.card, light.sunken, tintOf(step)]));

const isReadable = (color: string, grounds: string[]) =>
  grounds.every((ground) => contrast(color, ground) >= readable);

/** Mixes a color with black or white in steps of 2 % until it passes. */
function walked(color: string, towards: string, passes: (color: string) => boolean) {
  for (let part = 0; part < 1; part += 0.02) {
    const step = mix(color, towards, part);
    if (passes(step)) return step;
  }
  return towards;
}

const rule = (selector: string, values: Record<string, string>) => {
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return lines.length ? `${selector}{${lines.join(";")}}` : "";
};
