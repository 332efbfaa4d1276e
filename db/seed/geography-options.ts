/** What forms offer by area, in the seven categories: a default set for everywhere, and what only some areas have. */
import { bulkInsert } from "#db/bulk-insert.ts";
import { benefits } from "#features/places/benefits.ts";
import {
  defaultGeographyOptions,
  type GeographyOptionCategory,
  geographyOptionCategories,
} from "#features/places/geography-options.ts";
import { texasPrograms } from "#features/places/philosophies.ts";
import type { Transaction } from "#platform/server/database/database.ts";

export async function seedGeographyOptions(tx: Transaction): Promise<void> {
  const areas = await tx.selectFrom("geographies").select(["id", "shortName", "state"]).execute();
  const texas = areas.filter(({ state }) => state === "TX");
  const newYork = areas.filter(({ shortName }) => shortName === "New York City");
  await bulkInsert(tx, "geographyOptions", [
    ...geographyOptionCategories.flatMap((category) => rows(null, category, everywhere[category] ?? [])),
    ...texas.flatMap(({ id }) => rows(id, "filterable_education_philosophy", texasPrograms, 100)),
    ...newYork.flatMap(({ id }) => rows(id, "location", newYorkNeighborhoods)),
  ]);
}

/** A title, or a title with a line of explanation. */
type Option = string | [title: string, description: string];

const rows = (
  geographyId: string | null,
  category: GeographyOptionCategory,
  options: readonly Option[],
  first = 0,
) =>
  options.map((option, index) => {
    const [title, description] = typeof option === "string" ? [option, ""] : option;
    return { geographyId, category, title, description, position: first + index };
  });

export const kindsOfPlace: readonly Option[] = [
  ["In the city", "Neighborhoods near the center"],
  ["In the suburbs", "Towns around the city"],
  ["In the country", "Small towns and rural programs"],
  ["Anywhere I can get to", "Distance matters more than the kind of place"],
];

const everywhere: Partial<Record<GeographyOptionCategory, readonly Option[]>> = {
  ...defaultGeographyOptions,
  benefits,
  location: kindsOfPlace,
};

const newYorkNeighborhoods: Option[] = [
  "Upper Manhattan",
  "Midtown",
  "Lower Manhattan",
  "Downtown Brooklyn",
  "North Brooklyn",
  "Central Brooklyn",
  "South Brooklyn",
  "Western Queens",
  "Central Queens",
  "Eastern Queens",
  "South Bronx",
  "North Bronx",
  "Staten Island",
];
