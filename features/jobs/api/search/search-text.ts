/** The words of a search and of what is searched, brought to one form: lower case, no accents, no punctuation. */
import { type RawBuilder, sql } from "kysely";

/** "Pre-K & 3's, O'Fallon" → "pre k 3s ofallon". */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Said in every search for work and in no listing: they would only hide what was meant. */
const idle = new Set("a an and at for in of on or the to with near me my job jobs work hiring".split(" "));
const mostWords = 8;

/** The words of a search that say something, each once. */
export const wordsOf = (text: string): string[] =>
  [...new Set(plainText(text).split(" "))]
    .filter((word) => word !== "" && !idle.has(word))
    .slice(0, mostWords);

/**
 * All words, each as it is written or in another form of it ("teachers" finds "teacher"); the last may still be being
 * typed, so its beginning is enough. `weights` ("AB") asks only for words of such weight.
 */
export function textQuery(words: string[], weights = ""): RawBuilder<unknown> {
  const each = words.map((word, index) => {
    const labels = `${index === words.length - 1 ? "*" : ""}${weights}`;
    const begun = labels ? `${word}:${labels}` : word;
    return sql`(to_tsquery('simple', ${begun}) || to_tsquery('english', ${begun}))`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}

/** As `textQuery`, but a word may also be misspelt where titles and cities have one like it. */
export function similarText(words: string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) =>
      sql`(tsv @@ (to_tsquery('simple', ${word}) || to_tsquery('english', ${word})) or ${word} <% fuzzy)`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}
