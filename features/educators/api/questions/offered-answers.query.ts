/** The options of questions whose choices are lists of geography options: what the educator's area offers. */
import type { Queryable } from "#platform/server/database/database.ts";
import { isOfferedIn } from "#features/places/api/offered-options.ts";
import { type GeographyOptionCategory, offeredTitles } from "#features/places/geography-options.ts";
import { sql } from "kysely";
import { chosenValues } from "../../answer-value.ts";
import type { QuestionOption } from "../../profile-question.ts";

/** By the name of the question. */
const categories = new Map<string, GeographyOptionCategory>([
  ["college_credit_types", "college_credit_types"],
  ["educational_philosophy", "filterable_education_philosophy"],
  ["trainings", "trainings"],
]);

interface Asked {
  name: string;
  geographyId: string | null;
  options: QuestionOption[];
}

/**
 * Replaces the options of general questions by what the area offers, besides what the educator has chosen already; an
 * option that stays keeps its effect. A question that an area words itself has the options written with it.
 */
export async function withOfferedOptions<Q extends Asked>(
  db: Queryable,
  questions: readonly Q[],
  area: string | null,
  answers: Readonly<Record<string, string>>,
): Promise<Q[]> {
  const categoryOf = ({ name, geographyId }: Asked) =>
    geographyId === null ? categories.get(name) : undefined;
  const needed = questions.flatMap((question) => categoryOf(question) ?? []);
  if (needed.length === 0) return [...questions];
  const rows = await db
    .selectFrom("geographyOptions")
    .select(["category", "title"])
    .where("category", "in", needed)
    .where(isOfferedIn(sql`select ${area}::uuid`))
    .orderBy("position")
    .orderBy("title")
    .execute();
  return questions.map((question) => {
    const category = categoryOf(question);
    if (!category) return question;
    const own = rows.filter((row) => row.category === category).map(({ title }) => title);
    // While the table has no list, the one written with the question stands.
    const offered = own.length > 0 ? own : question.options.map(({ value }) => value);
    const titles = offeredTitles(category, offered, chosenValues(answers[question.name]));
    const options = titles.map(
      (title) => question.options.find(({ value }) => value === title) ?? { value: title, title },
    );
    return { ...question, options };
  });
}
