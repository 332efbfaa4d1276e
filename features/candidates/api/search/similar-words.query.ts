/** The words of candidates' names, roles and cities that a word may be a misspelling of. */
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";

/** By the word as it was typed; best first. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>;

/** Of each word; more would find too many people. */
const maxSimilar = 100;

export async function loadSimilarWords(db: Queryable, words: readonly string[]): Promise<SimilarWords> {
  const { rows } = await sql<{ typed: string; similar: string[] }>`
    select typed, array(
      select word from candidate_words where typed <% word
      order by word_similarity(typed, word) desc, word limit ${maxSimilar}) as similar
    from unnest(${[...words]}::text[]) as typed`.execute(db);
  return new Map(rows.map(({ typed, similar }) => [typed, similar]));
}

/** Whether they lead to anybody whom the words themselves do not. */
export const hasOtherWords = (similar: SimilarWords): boolean =>
  [...similar].some(([typed, words]) => words.some((word) => word !== typed));

/** All words, each as written, in another form, or in a name, role or city that has one like it. */
export function similarQuery(words: readonly string[], similar: SimilarWords): RawBuilder<unknown> {
  const each = words.map((word) => {
    // Letters and digits alone, as all search text: nothing in it has a meaning to a query.
    const labelled = (similar.get(word) ?? []).map((one) => `'${one}':ABC`).join(" | ");
    return sql`(to_tsquery('simple', ${word}) || to_tsquery('english', ${word}) || ${labelled}::tsquery)`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}
