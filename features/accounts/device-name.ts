/** The browser, the system and the kind of device that a user agent names: "Firefox", "Windows", "computer". */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";
import Bowser from "bowser";

const devices = { desktop: "computer", mobile: "phone", tablet: "tablet" } as const;
/** Their owners know these by the device's name, not by the system's. */
const devicesKnownByName = ["iPhone", "iPad"] as const;

/** Null where the user agent does not say. */
export function deviceName(userAgent: string) {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isKnownByName = isOneOf(devicesKnownByName, platform.model);
  return {
    browser: browser.name || null,
    system: (isKnownByName ? platform.model : os.name) || null,
    device: isOneOf(keysOf(devices), platform.type) ? devices[platform.type] : null,
  };
}
