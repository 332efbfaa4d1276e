/** "Safari on iPhone": a browser and its system in words, as far as both are known. */
import { useLingui } from "@lingui/react/macro";

interface NamedDevice {
  browser: string | null;
  system: string | null;
}

/** Null where neither is known. */
export function useDeviceName() {
  const { t } = useLingui();
  return ({ browser, system }: NamedDevice) =>
    browser && system ? t`${browser} on ${system}` : (browser ?? system);
}
