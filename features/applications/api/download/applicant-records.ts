/** The records of an applicants CSV: headings, then the selected applicants in list order, in batches. */
import { recordAccess } from "#features/educators/api/access/record-access.action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { runInTransaction } from "#platform/server/engine/in-transaction.ts";
import { orderRows } from "#platform/server/engine/order.ts";
import { translator } from "#platform/server/translations.ts";
import { sql } from "kysely";
import type { ApplicationSelection } from "../review/selected-applications.ts";
import { applicantColumns, type Cell } from "./applicant-columns.ts";
import { type Applicant, readApplicants } from "./download-applicants.query.ts";
import { questionColumns } from "./question-columns.query.ts";
import { dayIn } from "#platform/shared/format.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { AnsweredQuestion } from "../../application.ts";

const batchSize = 100;

/** Only the ids are held in memory: the selection is fixed at the start, however long the download takes. */
export async function* applicantRecords(
  selection: ApplicationSelection,
  timeZone: string,
): AsyncGenerator<Cell[]> {
  const { context } = selection;
  const t = translator(context.language);
  const questions = await questionColumns(selection);
  yield [...applicantColumns.map(({ heading }) => t(heading)), ...questions, t(/*i18n*/ "Other answers")];
  const reader = {
    t,
    origin: context.origin,
    dayOf: (time: Date | null) => time && dayIn(time, timeZone),
  };
  for await (const ids of idBatches(selection)) {
    const applicants = await readApplicants(selection, ids);
    await recordExport(selection, applicants);
    for (const applicant of applicants)
      yield [
        ...applicantColumns.map(({ cell }) => cell(applicant, reader)),
        ...answerCells(applicant.screeningQuestions, questions, t),
      ];
  }
}

const idLength = 36;

/** All ids are read as one string: as a list of rows they would take more memory than everything else. */
async function* idBatches({
  context,
  resource,
  query,
  rows,
}: ApplicationSelection): AsyncGenerator<string[]> {
  const ordered = orderRows(resource, rows(), query).select(sql<string>`job_applications.id`.as("id"));
  const found = await context.db
    .selectFrom(ordered.as("asked"))
    .select(sql<string | null>`string_agg(asked.id::text, '')`.as("ids"))
    .executeTakeFirstOrThrow();
  const ids = found.ids ?? "";
  for (let at = 0; at < ids.length; at += batchSize * idLength)
    yield ids.slice(at, at + batchSize * idLength).match(/.{36}/g)!;
}

/** Recorded before the data is sent: each educator sees when the employer exported it. */
async function recordExport({ context }: ApplicationSelection, applicants: Applicant[]): Promise<void> {
  const { db, actor, now } = context;
  const ids = [...new Set(applicants.map(({ userProfileId }) => userProfileId))];
  if (ids.length === 0) return;
  await runInTransaction(db, async (tx) => {
    if (actor.kind === "employer") await recordAccess({ db: tx, actor, now }, "exported", ids);
    else
      await recordAudit(
        { db: tx, actor },
        { action: "profile.export", entity: "user_profiles", detail: { ids } },
      );
  });
}

/** An applicant's answers as CSV cells: one column per question, answers to other questions joined in the last. */
function answerCells(answered: AnsweredQuestion[], questions: string[], t: Translate): string[] {
  const given = answered.map((one) => [one.question, answerText(one, t)] as const);
  const answerTo = new Map(given);
  const others = given.filter(([question, words]) => words !== "" && !questions.includes(question));
  return [
    ...questions.map((question) => answerTo.get(question) ?? ""),
    others.map(([question, words]) => `${question} ${words}`).join("\n"),
  ];
}

function answerText({ answer, type }: AnsweredQuestion, t: Translate): string {
  if (answer === null || answer === undefined) return "";
  if (type === "yes_no") return t(answer === "yes" || answer === true ? /*i18n*/ "Yes" : /*i18n*/ "No");
  return Array.isArray(answer) ? answer.join("; ") : String(answer);
}
