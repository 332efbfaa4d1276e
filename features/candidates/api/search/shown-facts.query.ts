/** Candidates' facts for a match that employers read: what somebody does not show is not known. */
import { readEducatorsFacts } from "#features/matching/api/educator-facts.query.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import type { Queryable } from "#platform/server/database.ts";

export async function shownFacts(
  db: Queryable,
  ids: string[],
  now: Date,
): Promise<Map<string, EducatorFacts>> {
  if (ids.length === 0) return new Map();
  const [known, hiding] = await Promise.all([readEducatorsFacts(db, ids, now), whoHides(db, ids)]);
  for (const { id, showEducation, showCertifications } of hiding) {
    const facts = known.get(id);
    if (!facts) continue;
    known.set(id, {
      ...facts,
      ...(showEducation ? {} : { educationLevel: null }),
      ...(showCertifications ? {} : { certifications: null }),
    });
  }
  return known;
}

const whoHides = (db: Queryable, ids: string[]) =>
  db
    .selectFrom("userProfiles")
    .select(["id", "showEducation", "showCertifications"])
    .where("id", "in", ids)
    .where((eb) => eb.or([eb("showEducation", "=", false), eb("showCertifications", "=", false)]))
    .execute();
