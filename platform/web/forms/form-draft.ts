/** What is typed into a form, kept in the browser's storage; never its passwords. */

export type DraftPlace = "browser" | "tab";
type Values = Record<string, unknown>;

/** The form's own values with the kept ones laid over them: only names the form has, only of the same kind. */
export function readDraft<V extends Values>(
  key: string,
  values: V,
  except: readonly string[] = [],
  place: DraftPlace = "browser",
): V {
  const kept = parsed(attempt(() => storage(place).getItem(key)));
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(values, name) && !except.includes(name) && fits(value, values[name]),
  );
  return { ...values, ...Object.fromEntries(fitting) };
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

/** Whether something is kept under a key. */
export const hasDraft = (key: string, place: DraftPlace = "browser") =>
  !!attempt(() => storage(place).getItem(key));

export const forgetDraft = (key: string, place: DraftPlace = "browser") =>
  void attempt(() => storage(place).removeItem(key));

const storage = (place: DraftPlace) => (place === "tab" ? sessionStorage : localStorage);
/** An empty number is null. */
const fits = (kept: unknown, initial: unknown) =>
  initial === null ? kept === null || typeof kept !== "object" : kindOf(kept) === kindOf(initial);
const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

function parsed(text: string | null | undefined): Values {
  const value: unknown = attempt(() => JSON.parse(text ?? "{}"));
  return typeof value === "object" && value !== null ? (value as Values) : {};
}

/** Storage may be switched off or full: the form works on, it only forgets. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
