/** Normalizes search words and the text they are matched with: lower case, no accents, no punctuation. */
import { type RawBuilder, sql } from "kysely";

/** "Pre-K & 3's, O'Fallon" → "pre k 3s ofallon". */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** These occur in queries for work and in no listing: they would only hide results. */
const stopWords = new Set(
  "a an and at for in of on or the to with near me my job jobs work hiring".split(" "),
);
const maxWords = 8;

/** The significant words of a query, each once. */
export const searchWordsOf = (text: string): string[] =>
  [...new Set(plainText(text).split(" "))]
    .filter((word) => word !== "" && !stopWords.has(word))
    .slice(0, maxWords);

/**
 * All words, each as written or in another form ("teachers" finds "teacher"); the last word may still be
 * incomplete, so its beginning is enough. `weights` ("AB") restricts the match to words of that weight.
 */
export function textQuery(words: string[], weights = ""): RawBuilder<unknown> {
  const labelled = (word: string, labels: string) => (labels ? `${word}:${labels}` : word);
  const each = words.map((word, index) => {
    const asWritten = labelled(word, `${index === words.length - 1 ? "*" : ""}${weights}`);
    // Of another form the beginning is not enough: the stem of "quis" is "qui", which begins "quiet".
    return sql`(to_tsquery('simple', ${asWritten}) || to_tsquery('english', ${labelled(word, weights)}))`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}

/**
 * A text query for rows that are read whatever it says. In a prepared statement PostgreSQL would parse its words anew for
 * each row; this way once. In turn the planner does not know how many rows have them, so no index is chosen by it.
 */
export const parsedOnce = (query: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${query})`;

/** As `textQuery`, but a word may also be misspelt where titles and cities have one like it. */
export function similarText(words: string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) =>
      sql`(tsv @@ (to_tsquery('simple', ${word}) || to_tsquery('english', ${word})) or ${word} <% fuzzy)`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}
