/** Keeps what candidate search counts and compares by small: counts of one cell in one row, and no word of nobody. */
import type { Database, Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";

/** Every ten minutes. Changes that come meanwhile are merged by the next. */
export const mergeCandidateCounts = job(
  "candidates.merge-counts",
  z.object({}),
  (_, { db }) => mergeCounts(db),
  { cron: "*/10 * * * *" },
);

/** One statement: whoever counts sees the rows of a cell or their sum. */
export async function mergeCounts(db: Queryable): Promise<void> {
  await sql`
    with merged as (
      delete from candidate_counts where small_cell in (
        select small_cell from candidate_counts group by small_cell having count(*) > 1 or sum(people) = 0)
      returning small_cell, people
    )
    insert into candidate_counts (small_cell, people)
    select small_cell, sum(people) from merged group by small_cell having sum(people) <> 0`.execute(db);
}

const wordsInBatch = 2000;

/** At night: names of those who left the search stay in no list. */
export const removeUnusedWords = job(
  "candidates.remove-unused-words",
  z.object({ after: z.string().optional() }),
  async ({ after }, { db }) => {
    const last = await removeUnused(db, after ?? "");
    if (last !== null) await removeUnusedWords.enqueue(db, { after: last }, { key: "next" });
  },
  { cron: "20 9 * * *" },
);

/** Checks one batch of words; the last of them, or null at the end. */
export async function removeUnused(db: Database, after: string): Promise<string | null> {
  const { rows } = await sql<{ word: string }>`
    with batch as (
      select word from candidate_words where word > ${after} order by word limit ${wordsInBatch}
    ), removed as (
      delete from candidate_words unused using batch where unused.word = batch.word and not exists (
        select from candidate_search
        where tsv @@ (quote_literal(batch.word) || ':ABC')::tsquery
          and string_to_array(fuzzy, ' ') @> array[batch.word::text])
    )
    select word from batch order by word`.execute(db);
  return rows.length === wordsInBatch ? rows.at(-1)!.word : null;
}
