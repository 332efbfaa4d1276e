/** Full-text search in messages: every word must match, the last one as a prefix. */
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

export const searchParam = z.string().trim().min(1).max(100);

/** Condition on a row of `messages`; the index includes the owner, so filter by one too. */
export const matchesWords = (q: string, table = "messages"): RawBuilder<boolean> => {
  const text = sql`to_tsvector('simple', ${sql.ref(`${table}.data`)} ->> 'text')`;
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  // A query without letters or digits finds nothing.
  if (words.length === 0) return sql<boolean>`false`;
  const tsquery = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(" & ");
  return sql<boolean>`${text} @@ to_tsquery('simple', ${tsquery})`;
};
