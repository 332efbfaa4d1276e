/** The questions of an area (its own replace default ones), and those that apply to one educator. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { type RawBuilder, sql } from "kysely";
import type { QuestionOption } from "../../profile-question.ts";
import { selectApplicableQuestions, effectiveQuestions, withWaivedAnswers } from "../../question-flow.ts";

export type Question = Omit<Row<"profileQuestions">, "options"> & { options: QuestionOption[] };

export async function questionsOfArea(db: Queryable, geographyId: string | null): Promise<Question[]> {
  return effectiveQuestions(await questionsAt(db, sql`${geographyId}::uuid`));
}

const questionsAt = (db: Queryable, geographyId: RawBuilder<unknown>) =>
  db
    .selectFrom("profileQuestions")
    .selectAll()
    .where(sql<boolean>`(geography_id is null or geography_id = ${geographyId})`)
    .orderBy("position")
    .orderBy("id")
    .execute();

/** All questions of the educator's area; answers waived by an upheld appeal no longer reject. */
export async function questionsOfProfile(db: Queryable, userProfileId: string): Promise<Question[]> {
  const ofProfile = sql`(select geography_id from user_profiles where id = ${userProfileId})`;
  const [profile, questions] = await Promise.all([
    db
      .selectFrom("userProfiles")
      .select("pardonedAnswers")
      .where("id", "=", userProfileId)
      .executeTakeFirst(),
    questionsAt(db, ofProfile),
  ]);
  if (!profile) return [];
  const effective = effectiveQuestions(questions);
  const waived = profile.pardonedAnswers;
  if (Object.keys(waived).length === 0) return effective;
  return withWaivedAnswers(effective, await findAnswers(db, userProfileId), waived);
}

/** The questions that apply to the educator now, in order. */
export const applicableQuestions = async (db: Queryable, userProfileId: string): Promise<Question[]> =>
  selectApplicableQuestions(
    ...(await Promise.all([questionsOfProfile(db, userProfileId), findAnswers(db, userProfileId)])),
  );

/** The educator's answers by question name, inactive ones too. */
export async function findAnswers(db: Queryable, userProfileId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom("profileQuestionAnswers")
    .select(["profileQuestionName", "value"])
    .where("userProfileId", "=", userProfileId)
    .execute();
  return Object.fromEntries(rows.map(({ profileQuestionName, value }) => [profileQuestionName, value]));
}
