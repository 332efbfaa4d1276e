/** The browser, system and device of a user agent in plain terms: "Firefox", "Windows", "computer". */
import Bowser from "bowser";

const devices = { desktop: "computer", mobile: "phone", tablet: "tablet" } as const;

/** Null where the user agent does not say. */
export function deviceName(userAgent: string) {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: devices[platform.type as keyof typeof devices] ?? null,
  };
}
