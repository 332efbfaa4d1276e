/** Light, dark, or as the device is: stored per browser, set on the document before the first paint. */
import { useSyncExternalStore } from "react";

import { writeStored, readStored } from "../data/storage.ts";

export const schemes = ["light", "dark", "auto"] as const;
export type Scheme = (typeof schemes)[number];

export const schemeKey = "color_scheme";
const attribute = "data-color-scheme";

export function useColorScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(subscribe, chosen, () => "auto" as const);
  return [scheme, choose];
}

const chosen = (): Scheme => schemes.find((scheme) => scheme === readStored(schemeKey)) ?? "auto";

function choose(scheme: Scheme) {
  writeStored(schemeKey, scheme === "auto" ? null : scheme);
  paint();
  for (const listener of listeners) listener();
}

function paint() {
  const scheme = chosen();
  const isDark =
    scheme === "dark" || (scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute(attribute, isDark ? "dark" : "light");
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

if (typeof window !== "undefined") {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
  window.addEventListener("storage", ({ key }) => {
    if (key !== schemeKey) return;
    paint();
    for (const listener of listeners) listener();
  });
}
