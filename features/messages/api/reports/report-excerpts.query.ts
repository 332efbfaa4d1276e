/** Excerpts of reports: the message, the newest message of the other side, or what the job ad or profile begins with. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";

export const loadExcerpts = (rows: Row<"reports">[], { db }: Context | WriteContext) =>
  findExcerpts(
    db,
    rows.map(({ id }) => id),
  );

export async function findExcerpts(db: Queryable, reportIds: string[]): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; text: string | null }>`
    select report.id, left(coalesce(
      said.text, job.title || ': ' || job.description, educator.first_name || ' ' || educator.last_name), 300) as text
    from reports report left join job_listings job on job.id = report.job_listing_id
    left join user_profiles educator on educator.id = report.user_profile_id
    left join lateral (
      select message.data ->> 'text' as text from messages message
      where message.id = coalesce(report.message_id, (
        select id from messages newest
        where newest.conversation_id = report.conversation_id and newest.profile_type <> report.reporter_type
          and newest.deleted_at is null
        order by id desc limit 1))) said on true
    where report.id = any(${reportIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, text }) => [id, text ?? ""]));
}
