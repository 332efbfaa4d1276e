/** Takes what a profile has just switched off out of what employers find by, at once; the job that follows works it out. */
import type { RowChange } from "#platform/server/events.ts";
import { showsEverything, shownFacts } from "#features/matching/shown-facts.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import type { WriteContext } from "#platform/server/context.ts";

const switches = ["showEducation", "showCertifications"];

export async function hideParts({ db }: WriteContext, { id, after, changed }: RowChange<"userProfiles">): Promise<void> {
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
  const facts = shownFacts(seeker.facts as unknown as EducatorFacts, shown);
  await db
    .updateTable("jobSeekers")
    .set({ shownFacts: showsEverything(shown) ? null : JSON.stringify(facts) })
    .where("userProfileId", "=", id)
    .execute();
}
