/** A month while it is typed: "2026-03" when complete, "2026-" or "-03" before, "" when empty. */

export interface MonthParts {
  /** "01" to "12", or "". */
  month: string;
  year: string;
}

/** Reads a day ("2026-03-15") as its month, too. */
export function partsOfMonth(text: string): MonthParts {
  const [year = "", month = ""] = text.split("-");
  return { year, month };
}

export const joinedMonth = ({ year, month }: MonthParts) => (year || month ? `${year}-${month}` : "");
