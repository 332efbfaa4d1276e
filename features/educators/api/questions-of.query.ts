/** The questions of an area (the default ones, with the area's own in their place), and what one educator is asked. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import type { QuestionOption } from "../profile-question.ts";
import { askedQuestions, effectiveQuestions, type Answers, forgiving } from "../question-flow.ts";

export type Question = Omit<Row<"profileQuestions">, "options"> & { options: QuestionOption[] };

export async function questionsOf(db: Queryable, geographyId: string | null): Promise<Question[]> {
  const rows = await db
    .selectFrom("profileQuestions")
    .selectAll()
    .where((eb) => eb.or([eb("geographyId", "is", null), eb("geographyId", "=", geographyId)]))
    .orderBy("position")
    .orderBy("id")
    .execute();
  return effectiveQuestions(rows as unknown as Question[]);
}

/** All questions of the educator's area; what an upheld appeal forgave turns nobody away any more. */
export async function questionsOfProfile(db: Queryable, userProfileId: string): Promise<Question[]> {
  const profile = await db
    .selectFrom("userProfiles")
    .select(["geographyId", "pardonedAnswers"])
    .where("id", "=", userProfileId)
    .executeTakeFirst();
  if (!profile) return [];
  const questions = await questionsOf(db, profile.geographyId);
  const pardoned = profile.pardonedAnswers as Answers;
  if (Object.keys(pardoned).length === 0) return questions;
  return forgiving(questions, await answersOf(db, userProfileId), pardoned);
}

/** The answers that were forgiven to the educator; null where there are none, as nearly always. */
export async function pardonedOf(
  db: Queryable,
  id: string,
): Promise<{ id: string; pardoned: Answers } | null> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("pardonedAnswers")
    .where("id", "=", id)
    .executeTakeFirst();
  const pardoned = (profile?.pardonedAnswers ?? {}) as Answers;
  return Object.keys(pardoned).length > 0 ? { id, pardoned } : null;
}

/** Those that apply to the educator now, in the order they are asked. */
export const asked = async (db: Queryable, userProfileId: string): Promise<Question[]> =>
  askedQuestions(await questionsOfProfile(db, userProfileId), await answersOf(db, userProfileId));

/** The educator's answers by question name, inactive ones too. */
export async function answersOf(db: Queryable, userProfileId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom("profileQuestionAnswers")
    .select(["profileQuestionName", "value"])
    .where("userProfileId", "=", userProfileId)
    .execute();
  return Object.fromEntries(rows.map(({ profileQuestionName, value }) => [profileQuestionName, value]));
}
