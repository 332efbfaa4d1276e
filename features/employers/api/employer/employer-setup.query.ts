/** The setup progress of employers, derived from their data: nobody ticks steps off by hand. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { completedSteps, type SetupProgress, setupSteps } from "../../setup-steps.ts";

/** Employer id → what is done. */
export async function loadSetupProgress(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SetupProgress>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SetupProgress & { id: string }>`
    select employers.id,
      exists (select from locations where locations.employer_id = employers.id) as location,
      employers.about <> '' as about,
      employers.profile_image is not null as photo,
      exists (select from interview_slots slot
        join employer_profiles profile on profile.id = slot.employer_profile_id
        where profile.employer_id = employers.id and profile.removed_at is null) as availability,
      exists (select from job_listings job
        where job.employer_id = employers.id and job.listing_status <> 'draft') as job
    from employers where employers.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** `onboardingFinished`: set once, or every step is done. Only the team reads it. */
export async function loadOnboardingFinished(
  rows: Row<"employers">[],
  { db, actor }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const mayRead = actor.kind === "employer" || actor.kind === "operator";
  const open = mayRead ? rows.filter(({ onboardingFinished }) => !onboardingFinished) : [];
  const setups = await loadSetupProgress(
    db,
    open.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, onboardingFinished }) => {
      const setup = setups.get(id);
      return [id, onboardingFinished || (!!setup && completedSteps(setup).length === setupSteps.length)];
    }),
  );
}
