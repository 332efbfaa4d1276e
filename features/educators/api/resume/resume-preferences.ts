/** An educator's preferences from the answers: roles and a start, in the reader's language. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Translate } from "#platform/server/translations.ts";
import { regionalLocale, type Language } from "#platform/shared/language.ts";
import { parseStart, type StartAnswers } from "../../start-date.ts";

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

/** "Lead Teacher, Floater · Starting March"; empty without answers. */
export const lookingForText = (t: Translate, language: Language, { roles, start }: ResumeAnswers): string =>
  [roles.map((role) => t(role)).join(", "), startIn(t, language, start)].filter(Boolean).join(" · ");

function startIn(t: Translate, language: Language, answers: StartAnswers): string {
  const start = parseStart(answers);
  if (!start) return "";
  if (start.kind === "asap") return t(/*i18n*/ "ASAP");
  if (start.kind === "month") return t(/*i18n*/ "Starting {month}", { month: t(start.month) });
  if (start.kind === "notice") return t(/*i18n*/ "{period} required", { period: t(start.period) });
  return t(/*i18n*/ "After {date}", { date: day(language, start.date) });
}

const day = (language: Language, date: string) =>
  new Intl.DateTimeFormat(regionalLocale(language), {
    year: "numeric",
    month: "long",
    day: "2-digit",
    timeZone: "UTC",
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

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
