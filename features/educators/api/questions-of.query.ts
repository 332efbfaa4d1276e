/** The questions of an area: the default ones, with the area's own in their place, in their order. */
import type { Queryable } from "#platform/server/database.ts";
import type { Row } from "#platform/server/resource.ts";
import type { QuestionOption } from "../profile-question.ts";
import { effectiveQuestions } from "../question-flow.ts";

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
