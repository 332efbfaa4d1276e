/** What a browser calls itself, in words people know: "Firefox", "Windows", a computer. */
import Bowser from "bowser";

const devices = { desktop: "computer", mobile: "phone", tablet: "tablet" } as const;

/** Null where it does not say. */
export function deviceOf(userAgent: string) {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: devices[platform.type as keyof typeof devices] ?? null,
  };
}
