/** The questions of an area (its own replace default ones), and those that apply to one educator. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import type { QuestionOption } from "../../profile-question.ts";
import {
  selectApplicableQuestions,
  effectiveQuestions,
  type Answers,
  withWaivedAnswers,
} from "../../question-flow.ts";

export type Question = Omit<Row<"profileQuestions">, "options"> & { options: QuestionOption[] };

export async function questionsOfArea(db: Queryable, geographyId: string | null): Promise<Question[]> {
  const rows = await db
    .selectFrom("profileQuestions")
    .selectAll()
    .where((eb) => eb.or([eb("geographyId", "is", null), eb("geographyId", "=", geographyId)]))
    .orderBy("position")
    .orderBy("id")
    .execute();
  return effectiveQuestions(rows);
}

/** All questions of the educator's area; answers waived by an upheld appeal no longer reject. */
export async function questionsOfProfile(db: Queryable, userProfileId: string): Promise<Question[]> {
  const profile = await db
    .selectFrom("userProfiles")
    .select(["geographyId", "pardonedAnswers"])
    .where("id", "=", userProfileId)
    .executeTakeFirst();
  if (!profile) return [];
  const questions = await questionsOfArea(db, profile.geographyId);
  const waived = profile.pardonedAnswers;
  if (Object.keys(waived).length === 0) return questions;
  return withWaivedAnswers(questions, await findAnswers(db, userProfileId), waived);
}

/** The educator's waived answers; null when there are none, as is usual. */
export async function findWaivedAnswers(
  db: Queryable,
  id: string,
): Promise<{ id: string; waivedAnswers: Answers } | null> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("pardonedAnswers")
    .where("id", "=", id)
    .executeTakeFirst();
  const waived = profile?.pardonedAnswers ?? {};
  return Object.keys(waived).length > 0 ? { id, waivedAnswers: waived } : null;
}

/** The questions that apply to the educator now, in order. */
export const applicableQuestions = async (db: Queryable, userProfileId: string): Promise<Question[]> =>
  selectApplicableQuestions(
    await questionsOfProfile(db, userProfileId),
    await findAnswers(db, userProfileId),
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
