/** The records of a file of applicants: headings, then who a list asks for, in its order, a batch of rows at a time. */
import { recordAccess } from "#features/educators/api/record-access.action.ts";
import { audit } from "#platform/server/audit.ts";
import { inOrder, readByIds } from "#platform/server/engine/read.ts";
import { translator } from "#platform/server/texts.ts";
import { sql } from "kysely";
import type { ApplicationRow } from "../application-row.ts";
import type { Asked } from "../asked-applications.ts";
import { answerCells } from "./answer-cells.ts";
import { columns } from "./applicant-columns.ts";
import { readApplicants } from "./applicants.query.ts";
import { questionsAsked } from "./questions-asked.query.ts";
import { dayIn } from "./reader-days.ts";

export type Cell = string | number | null;

const atOnce = 250;

/** Only the ids are held throughout: what the list asks for is settled once, however long the reader takes. */
export async function* applicantRecords(asked: Asked, timeZone: string): AsyncGenerator<Cell[]> {
  const { context, resource } = asked;
  const t = translator(context.language);
  const questions = await questionsAsked(asked);
  yield [...columns.map(({ heading }) => t(heading)), ...questions, t(/*i18n*/ "Other answers")];
  const reader = { t, origin: context.origin, dayOf: (time: Date | null) => time && dayIn(timeZone, time) };
  const ids = await idsInOrder(asked);
  for (let at = 0; at < ids.length; at += atOnce) {
    // Read as the list is: who went out of sight meanwhile is not told of.
    const rows = (await readByIds(
      resource,
      context,
      ids.slice(at, at + atOnce),
    )) as never[] as ApplicationRow[];
    const applicants = await readApplicants(context, rows);
    await noteExport(asked, rows);
    for (const applicant of applicants)
      yield [
        ...columns.map(({ cell }) => cell(applicant, reader)),
        ...answerCells(applicant.row.screeningQuestions as never, questions, t),
      ];
  }
}

async function idsInOrder({ resource, query, rows }: Asked): Promise<string[]> {
  const found = await inOrder(resource, rows(), query)
    .select(sql<string>`job_applications.id`.as("id"))
    .execute();
  return found.map(({ id }) => id);
}

/** Noted before it is handed out: each educator sees that, and when, the employer took it along. */
async function noteExport({ context }: Asked, rows: ApplicationRow[]): Promise<void> {
  const { db, actor, now } = context;
  const ids = [...new Set(rows.map(({ userProfileId }) => userProfileId))];
  if (ids.length === 0) return;
  await db.transaction().execute(async (tx) => {
    if (actor.kind === "employer") await recordAccess({ db: tx, actor, now }, "exported", ids);
    else
      await audit({ db: tx, actor }, { action: "profile.export", entity: "user_profiles", detail: { ids } });
  });
}
