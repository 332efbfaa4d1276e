/** Drafts of forms in the browser's storage; never their passwords. */

import { isRecord } from "#platform/shared/is-record.ts";

export type DraftPlace = "browser" | "tab";
type Values = Record<string, unknown>;

/** The form's values, overwritten by the stored ones: only names that the form has, only of the same kind. */
export function readDraft<V extends Values>(
  key: string,
  values: V,
  except: readonly string[] = [],
  place: DraftPlace = "browser",
): V {
  const storedValues = parseValues(attempt(() => storage(place).getItem(key)));
  const usable = Object.entries(storedValues).filter(
    ([name, value]) =>
      Object.hasOwn(values, name) && !except.includes(name) && hasSameKind(value, values[name]),
  );
  return { ...values, ...Object.fromEntries(usable) };
}

export function writeDraft(
  key: string,
  values: Values,
  except: readonly string[] = [],
  place: DraftPlace = "browser",
): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name)));
  attempt(() => storage(place).setItem(key, JSON.stringify(kept)));
}

/** Whether a draft is stored under a key. */
export const hasDraft = (key: string, place: DraftPlace = "browser") =>
  !!attempt(() => storage(place).getItem(key));

export const removeDraft = (key: string, place: DraftPlace = "browser") =>
  void attempt(() => storage(place).removeItem(key));

const storage = (place: DraftPlace) => (place === "tab" ? sessionStorage : localStorage);
/** An empty number is null. */
const hasSameKind = (kept: unknown, initial: unknown) =>
  initial === null ? kept === null || typeof kept !== "object" : kindOf(kept) === kindOf(initial);
const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

function parseValues(text: string | null | undefined): Values {
  const value: unknown = attempt(() => JSON.parse(text ?? "{}"));
  return isRecord(value) ? value : {};
}

/** Storage may be switched off or full: the form still works, without a draft. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
