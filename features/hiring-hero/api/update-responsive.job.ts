/** Works out every night who is responsive, a batch at a time, of those who wrote or were written to lately. */
import { setResponsiveEducators } from "#features/educators/api/set-responsive.ts";
import { setResponsiveEmployers } from "#features/employers/api/employer/set-responsive.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { isResponsive, longWindowDays } from "../responsive.ts";
import { type Asked, loadAskedOfEducators, loadAskedOfEmployers } from "./answer-times.query.ts";

const batchSize = 500;

const sides = {
  employer: {
    column: sql.ref("employer_id"),
    load: loadAskedOfEmployers,
    save: setResponsiveEmployers,
  },
  educator: {
    column: sql.ref("user_profile_id"),
    load: loadAskedOfEducators,
    save: setResponsiveEducators,
  },
};
const sideNames = ["employer", "educator"] as const;

/** Each batch enqueues the next: a worker that dies leaves the rest to another. */
export const updateResponsive = job(
  "hiring-hero.update-responsive",
  z.object({ side: z.enum(sideNames).optional(), after: z.uuid().optional() }),
  async ({ side, after }, context) => {
    const { db } = context;
    if (!side) {
      for (const one of sideNames) await updateResponsive.enqueue(db, { side: one }, { key: one });
      return;
    }
    const ids = await updateBatch(side, after, context);
    const last = ids.at(-1);
    if (last && ids.length === batchSize)
      await updateResponsive.enqueue(db, { side, after: last }, { key: side });
  },
  { cron: "40 9 * * *" },
);

async function updateBatch(
  side: keyof typeof sides,
  after: string | undefined,
  { db, now }: JobContext,
): Promise<string[]> {
  const { column, load, save } = sides[side];
  const since = new Date(now().getTime() - longWindowDays * dayMs);
  const ids = await activeSince(db, column, since, after);
  if (ids.length === 0) return ids;
  const asked = Map.groupBy(await load(db, ids, since), ({ id }: Asked) => id);
  const found = ids.map((id) => ({ id, is: isResponsive(asked.get(id) ?? [], now()) }));
  for (const responsive of [true, false])
    await save(
      db,
      found.filter(({ is }) => is === responsive).map(({ id }) => id),
      responsive,
    );
  return ids;
}

/** Employers or educators with a conversation since then, in the order of their ids. */
async function activeSince(
  db: Queryable,
  column: (typeof sides)["employer"]["column"],
  since: Date,
  after: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${column} as id from conversations
    where latest_message_at >= ${since} and ${column} > ${after ?? "00000000-0000-0000-0000-000000000000"}
    order by 1 limit ${batchSize}`.execute(db);
  return rows.map(({ id }) => id);
}
