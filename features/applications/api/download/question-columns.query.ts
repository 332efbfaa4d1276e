/** The questions that get their own column: those that the list's jobs ask now, up to a limit. */
import { sql } from "kysely";
import type { ApplicationSelection } from "../review/selected-applications.ts";

/** Beyond this number the sheet becomes unreadable; then all answers share one column. */
const maxQuestionColumns = 20;

/** The question texts, in the order of the jobs; identical questions share a column. */
export async function questionColumns({ context, query }: ApplicationSelection): Promise<string[]> {
  const { db, actor } = context;
  if (actor.kind !== "employer") return [];
  const only = query.filters["jobListingId"] as string[] | undefined;
  const ofJobs = only?.length ? sql`and job.id in (${sql.join(only)})` : sql``;
  const { rows } = await sql<{ question: string }>`
    select asked.value ->> 'question' as question
    from job_listings job, jsonb_array_elements(job.screening_questions) with ordinality asked
    where job.employer_id = ${actor.employerId} ${ofJobs}
      and exists (select from job_applications sent where sent.job_listing_id = job.id and sent.aasm_state <> 'draft')
    group by 1 order by max(job.id::text) desc, min(asked.ordinality), 1
    limit ${maxQuestionColumns + 1}`.execute(db);
  return rows.length > maxQuestionColumns ? [] : rows.map(({ question }) => question);
}
