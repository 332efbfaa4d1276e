/**
 * Removes a hidden profile part immediately from the data that employers search by; the job that follows
 * recalculates.
 */
import type { RowChange } from "#platform/server/events.ts";
import { allPartsVisible, visibleFacts } from "#features/matching/visible-facts.ts";
import type { WriteContext } from "#platform/server/context.ts";

const switches = ["showEducation", "showCertifications"];

export async function hideProfileParts(
  { db }: WriteContext,
  { id, after, changed }: RowChange<"userProfiles">,
): Promise<void> {
  if (!after || !changed.some((name) => switches.includes(name))) return;
  await db
    .updateTable("jobRecommendations")
    .set({ employerScore: null })
    .where("userProfileId", "=", id)
    .execute();
  const shown = {
    showEducation: Boolean(after.showEducation),
    showCertifications: Boolean(after.showCertifications),
  };
  const seeker = await db
    .selectFrom("jobSeekers")
    .select("facts")
    .where("userProfileId", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!seeker) return;
  const facts = visibleFacts(seeker.facts, shown);
  await db
    .updateTable("jobSeekers")
    .set({ shownFacts: allPartsVisible(shown) ? null : JSON.stringify(facts) })
    .where("userProfileId", "=", id)
    .execute();
}
