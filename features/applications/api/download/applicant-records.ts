/** The records of a file of applicants: headings, then who a list asks for, in its order, a batch of rows at a time. */
import { recordAccess } from "#features/educators/api/record-access.action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { orderRows } from "#platform/server/engine/read.ts";
import { translator } from "#platform/server/translations.ts";
import { sql } from "kysely";
import type { ApplicationSelection } from "../review/selected-applications.ts";
import { answerCells } from "./answer-cells.ts";
import { applicantColumns } from "./applicant-columns.ts";
import { type Applicant, readApplicants } from "./download-applicants.query.ts";
import { questionColumns } from "./question-columns.query.ts";
import { dateInTimeZone } from "./reader-dates.ts";

export type Cell = string | null;

const batchSize = 100;

/** Only the ids are held throughout: what the list asks for is settled once, however long the reader takes. */
export async function* applicantRecords(asked: ApplicationSelection, timeZone: string): AsyncGenerator<Cell[]> {
  const { context } = asked;
  const t = translator(context.language);
  const questions = await questionColumns(asked);
  yield [...applicantColumns.map(({ heading }) => t(heading)), ...questions, t(/*i18n*/ "Other answers")];
  const reader = { t, origin: context.origin, dayOf: (time: Date | null) => time && dateInTimeZone(timeZone, time) };
  for await (const ids of idBatches(asked)) {
    const applicants = await readApplicants(asked, ids);
    await recordExport(asked, applicants);
    for (const applicant of applicants)
      yield [
        ...applicantColumns.map(({ cell }) => cell(applicant, reader)),
        ...answerCells(applicant.screeningQuestions as never, questions, t),
      ];
  }
}

const idLength = 36;

/** All ids come as one text: as a list of rows they alone would take more than all that follows. */
async function* idBatches({ context, resource, query, rows }: ApplicationSelection): AsyncGenerator<string[]> {
  const ordered = orderRows(resource, rows(), query).select(sql<string>`job_applications.id`.as("id"));
  const found = await context.db
    .selectFrom(ordered.as("asked"))
    .select(sql<string | null>`string_agg(asked.id::text, '')`.as("ids"))
    .executeTakeFirstOrThrow();
  const ids = found.ids ?? "";
  for (let at = 0; at < ids.length; at += batchSize * idLength)
    yield ids.slice(at, at + batchSize * idLength).match(/.{36}/g)!;
}

/** Noted before it is handed out: each educator sees that, and when, the employer took it along. */
async function recordExport({ context }: ApplicationSelection, applicants: Applicant[]): Promise<void> {
  const { db, actor, now } = context;
  const ids = [...new Set(applicants.map(({ userProfileId }) => userProfileId))];
  if (ids.length === 0) return;
  await db.transaction().execute(async (tx) => {
    if (actor.kind === "employer") await recordAccess({ db: tx, actor, now }, "exported", ids);
    else
      await recordAudit({ db: tx, actor }, { action: "profile.export", entity: "user_profiles", detail: { ids } });
  });
}
