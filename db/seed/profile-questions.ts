/** The default set of profile questions; an area may have its own in place of any of them. */
import { bulkInsert } from "#db/bulk-insert.ts";
import type { JsonObject } from "#db/tables.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { basics, experience, screening, video } from "./profile-questions-about-me.ts";
import { jobPreferences } from "./profile-questions-preferences.ts";
import { education } from "./profile-questions-education.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { type Question, sameTitles } from "./profile-question.ts";

export const profileQuestions: Question[] = [
  ...basics,
  ...experience,
  ...education,
  ...jobPreferences,
  ...screening,
  ...video,
];

export async function seedProfileQuestions(tx: Transaction): Promise<void> {
  await bulkInsert(tx, "profileQuestions", profileQuestions.map(row));
}

/** In Texas, the state's own pre-K programs are listed among the approaches. */
export async function seedTexasQuestions(tx: Transaction): Promise<void> {
  const texas = await tx.selectFrom("geographies").select("id").where("state", "=", "TX").execute();
  const index = profileQuestions.findIndex(({ name }) => name === "educational_philosophy");
  const question = { ...profileQuestions[index]!, options: sameTitles(...philosophies) };
  await bulkInsert(
    tx,
    "profileQuestions",
    texas.map(({ id }) => ({ ...row(question, index), geographyId: id })),
  );
}

/**
 * For an installation with fewer questions: new ones are added, and those that were not edited are updated.
 */
export async function seedLaterQuestions(tx: Transaction): Promise<void> {
  for (const question of profileQuestions.map(row)) {
    const values = {
      ...question,
      options: JSON.stringify(question.options),
      config: JSON.stringify(question.config),
    };
    await tx
      .insertInto("profileQuestions")
      .values(values)
      .onConflict((known) =>
        known
          .columns(["geographyId", "name"])
          .doUpdateSet({ options: values.options, inputType: values.inputType })
          .where("profileQuestions.version", "=", 1),
      )
      .execute();
  }
}

/** Who is under 18 goes on with the jobs for their age; the page that ended it there is no longer led to. */
export async function seedAgeQuestions(tx: Transaction): Promise<void> {
  await seedLaterQuestions(tx);
  await tx
    .deleteFrom("profileQuestions")
    .where("name", "=", "not_yet_eighteen")
    .where("geographyId", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("profileQuestions as adding")
            .select("adding.id")
            .where(sql<boolean>`adding.options::text like '%"not_yet_eighteen"%'`),
        ),
      ),
    )
    .execute();
}

const row = ({ config = {}, options = [], ...question }: Question, index: number) => ({
  labelSubtext: "",
  description: "",
  minInput: 0,
  required: false,
  unlisted: false,
  ...question,
  options,
  config: config as JsonObject,
  position: (index + 1) * 10,
});
