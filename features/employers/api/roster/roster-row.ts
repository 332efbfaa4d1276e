/** One row of a state's licence roster, as the state writes it; `NA` and nothing both mean unknown. */

export interface RosterRow {
  /** The publisher of the roster and the licence: together they identify the row. */
  src: string;
  license: string;
  name: string;
  type: string | null;
  address: string;
  city: string | null;
  state: string | null;
  zip: string;
  county: string | null;
  capacity: number | null;
  ages: string | null;
  hours: string | null;
  lat: number | null;
  lng: number | null;
  source: string | null;
}

export const requiredColumns = ["src", "license", "name", "address", "zip"] as const;

/** The row, or the end of a sentence about its problem. */
export function parseRosterRow(values: Record<string, string>): RosterRow | { problem: string } {
  const text = (name: string) => valueOf(values[name]);
  const missing = requiredColumns.find((name) => text(name) === null);
  if (missing) return { problem: `its ${missing} is missing` };
  const zip = text("zip")!;
  if (!/^\d{5}(-\d{4})?$/.test(zip)) return { problem: `"${zip}" is not a ZIP` };
  const capacity = text("capacity");
  if (capacity !== null && !/^\d{1,6}$/.test(capacity))
    return { problem: `its capacity "${capacity}" is not a number` };
  return {
    src: text("src")!,
    license: text("license")!,
    name: text("name")!,
    type: text("type"),
    address: text("address")!,
    city: text("city"),
    state: text("state"),
    zip,
    county: text("county"),
    capacity: capacity === null ? null : Number(capacity),
    ages: text("ages"),
    hours: text("hours"),
    ...coordinates(text("lat"), text("lng")),
    source: text("source"),
  };
}

const valueOf = (value: string | undefined): string | null => {
  const text = value?.trim() ?? "";
  return text === "" || text.toUpperCase() === "NA" ? null : text;
};

/** Both or none, and within range. */
function coordinates(lat: string | null, lng: string | null): { lat: number | null; lng: number | null } {
  const [north, east] = [Number(lat ?? Number.NaN), Number(lng ?? Number.NaN)];
  const isSpot = Math.abs(north) <= 90 && Math.abs(east) <= 180 && (north !== 0 || east !== 0);
  return isSpot ? { lat: north, lng: east } : { lat: null, lng: null };
}
