/** Strings in the browser's storage, safe where storage is switched off. */

export const readStored = (name: string): string | null =>
  tryStorage(() => localStorage.getItem(name)) ?? null;

/** `null` removes. Private windows may refuse to store: the page works on, it only forgets. */
export const writeStored = (name: string, value: string | null) =>
  tryStorage(() => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)));

/** What is stored under names that begin so. */
export const storedNames = (prefix: string): string[] =>
  (tryStorage(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(prefix));

function tryStorage<T>(run: () => T): T | undefined {
  if (typeof localStorage === "undefined") return undefined;
  try {
    return run();
  } catch {
    return undefined;
  }
}
