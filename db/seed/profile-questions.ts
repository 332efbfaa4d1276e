/** The default set of profile questions (domain: profile questions); an area may have its own in place of any of them. */
import { bulkInsert } from "#db/bulk-insert.ts";
import type { JsonArray, JsonObject } from "#db/tables.ts";
import type { Transaction } from "#platform/server/database.ts";
import { basics, experience, screening, video } from "./profile-questions-about-me.ts";
import { jobPreferences } from "./profile-questions-preferences.ts";
import { education } from "./profile-questions-education.ts";
import type { Question } from "./profile-question.ts";

export const profileQuestions: Question[] = [
  ...basics,
  ...experience,
  ...education,
  ...jobPreferences,
  ...screening,
  ...video,
];

export async function seedProfileQuestions(tx: Transaction): Promise<void> {
  await bulkInsert(
    tx,
    "profileQuestions",
    profileQuestions.map(({ config = {}, options = [], ...question }, index) => ({
      labelSubtext: "",
      description: "",
      minInput: 0,
      required: false,
      unlisted: false,
      ...question,
      options: options as unknown as JsonArray,
      config: config as JsonObject,
      position: (index + 1) * 10,
    })),
  );
}
