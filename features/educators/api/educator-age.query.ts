/** How old an educator said to be, where that limits which jobs they may do. Adults are not asked their age. */
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * The highest age a job may ask for: that of an educator under 18, nobody's while it is not given, no limit for others.
 */
export const ageLimit = (userProfileId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select case when bool_or(given.profile_question_name = 'is_adult' and given.value = 'no')
    then coalesce(max(case when given.value ~ '^1[4-7]$' then given.value::int end)
      filter (where given.profile_question_name = 'age_under_eighteen'), 0)
    else 200 end
  from profile_question_answers given where given.user_profile_id = ${userProfileId}
    and given.profile_question_name in ('is_adult', 'age_under_eighteen'))`;

/** Those of these educators who are under 18, with their age limit. */
export async function readMinors(db: Queryable, userProfileIds: string[]): Promise<Map<string, number>> {
  if (userProfileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("userProfiles")
    .select(["id", ageLimit(sql`user_profiles.id`).as("limit")])
    .where("id", "in", userProfileIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("profileQuestionAnswers as answer")
          .select("answer.id")
          .whereRef("answer.userProfileId", "=", "userProfiles.id")
          .where("answer.profileQuestionName", "=", "is_adult")
          .where("answer.value", "=", "no"),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, limit }) => [id, limit]));
}

/** Null for an educator whom no age limits. */
export const readAgeLimit = async (db: Queryable, userProfileId: string): Promise<number | null> =>
  (await readMinors(db, [userProfileId])).get(userProfileId) ?? null;
