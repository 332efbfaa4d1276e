/** Strings in the browser's storage, safe where storage is switched off. */

export const stored = (name: string): string | null => attempt(() => localStorage.getItem(name)) ?? null;

/** `null` removes. Private windows may refuse to store: the page works on, it only forgets. */
export const store = (name: string, value: string | null) =>
  attempt(() => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)));

function attempt<T>(run: () => T): T | undefined {
  if (typeof localStorage === "undefined") return undefined;
  try {
    return run();
  } catch {
    return undefined;
  }
}
