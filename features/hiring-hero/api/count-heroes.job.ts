/** Every night the goals of all programs are counted at which something happened lately, a batch at a time. */
import { job } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { countHeroOf } from "./count-hero.ts";
import { loadHeroConfig } from "./hero-config.ts";

const batchSize = 200;

/** Each batch enqueues the next, and each program is a transaction: a worker that dies leaves the rest to another. */
export const countHeroes = job(
  "hiring-hero.count",
  z.object({ after: z.uuid().optional() }),
  async ({ after }, context) => {
    const config = await loadHeroConfig(context.db);
    const since = new Date(Number(context.now()) - config.long_window_days * dayMs);
    // Also who has the badge and did nothing since: it can't be earned, but lost.
    const { rows } = await sql<{ id: string }>`
      select id from employers
      where id > ${after ?? "00000000-0000-0000-0000-000000000000"} and claimed_at is not null and (
        hiring_hero
        or exists (select 1 from job_listings where employer_id = employers.id and updated_at >= ${since})
        or exists (select 1 from conversations where employer_id = employers.id and latest_message_at >= ${since}))
      order by id limit ${batchSize}`.execute(context.db);
    for (const { id } of rows)
      await context.db.transaction().execute((db) => countHeroOf(systemContext(context, db), id, config));
    const last = rows.length === batchSize ? rows.at(-1) : undefined;
    if (last) await countHeroes.enqueue(context.db, { after: last.id }, { key: "next" });
  },
  { cron: "10 10 * * *" },
);
