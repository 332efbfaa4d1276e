/** Slugs for employers from a roster: name and city, and the licence where that slug is in use. */
import { isReservedSlug } from "#features/paths.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { RosterRow } from "./roster-row.ts";

export async function rosterSlugs(tx: Transaction, rows: readonly RosterRow[]): Promise<string[]> {
  const preferred = rows.map(({ name, city }) => slugOf(`${name} ${city ?? ""}`) || "center");
  const found = await tx.selectFrom("employers").select("slug").where("slug", "in", preferred).execute();
  const taken = new Set(found.map(({ slug }) => slug));
  return rows.map((row, index) => {
    const plain = preferred[index]!;
    const slug =
      taken.has(plain) || isReservedSlug("employer", plain)
        ? `${plain}-${slugOf(`${row.src} ${row.license}`)}`
        : plain;
    taken.add(slug);
    return slug;
  });
}

const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
