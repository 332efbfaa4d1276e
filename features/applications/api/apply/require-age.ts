/** Refuses an application for a job that asks for an older person. */
import { readAgeLimit } from "#features/educators/api/educator-age.query.ts";
import { isTooYoung } from "#features/educators/educator-age.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { forbidden } from "#platform/server/errors.ts";

export async function requireAge(db: Queryable, userProfileId: string, job: { minAge: number | null }) {
  if (isTooYoung(await readAgeLimit(db, userProfileId), job))
    throw forbidden(/*i18n*/ "This job asks for someone older. Like it, and apply when you reach that age.", {
      code: "too_young",
    });
}
