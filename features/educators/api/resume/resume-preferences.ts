/** An educator's preferences from the answers: roles, languages and a start. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { StartAnswers } from "../../start-date.ts";

export interface ResumeAnswers {
  roles: string[];
  languages: string[];
  start: StartAnswers;
}

const starts = ["desired_start", "desired_start_month", "desired_start_date", "notice_period"] as const;

export async function preferencesFrom(db: Queryable, userProfileId: string): Promise<ResumeAnswers> {
  const rows = await db
    .selectFrom("profileQuestionAnswers")
    .select(["profileQuestionName", "value"])
    .where("userProfileId", "=", userProfileId)
    .where("profileQuestionName", "in", [...starts, "desired_role", "languages_spoken"])
    .execute();
  const values = new Map(rows.map(({ profileQuestionName, value }) => [profileQuestionName, value]));
  return {
    roles: listIn(values.get("desired_role")),
    languages: listIn(values.get("languages_spoken")),
    start: Object.fromEntries(starts.map((name) => [name, values.get(name)])),
  };
}

/** Several choices are a JSON list; one is plain text. */
function listIn(value: string | undefined): string[] {
  if (!value) return [];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [value];
  } catch {
    return [value];
  }
}
