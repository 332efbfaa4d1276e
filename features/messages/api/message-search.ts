/** Looking for words in messages: every word must be there, the last may be begun. */
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

export const searchParam = z.string().trim().min(1).max(100);

/** True for a row of `messages` that has the words; the index holds its owner too, so name one. */
export const matchesWords = (q: string, table = "messages"): RawBuilder<boolean> => {
  const text = sql`to_tsvector('simple', ${sql.ref(`${table}.data`)} ->> 'text')`;
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  // A search for nothing but signs finds nothing.
  if (words.length === 0) return sql<boolean>`false`;
  const wanted = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(" & ");
  return sql<boolean>`${text} @@ to_tsquery('simple', ${wanted})`;
};
