/** The words that most searches of this trade are made of: indexes know who, and what job, has them, and where. */
import { type RawBuilder, sql } from "kysely";

/** Stored as two bits each in `word_levels`: another list wants another `trade_word_levels` in the migrations. */
export const tradeWords: readonly string[] = [
  ...["montessori", "toddler", "lead", "infant", "preschool", "assistant", "teacher", "director", "pre"],
  ...["kindergarten", "nanny", "aide", "head", "daycare", "childcare", "floater", "substitute", "cda"],
  ...["bilingual", "spanish", "special", "early", "childhood", "education", "school", "age", "art", "music"],
  ...["ece", "caregiver", "prek"],
];

/** Such a word is spelt as meant, also where nothing has it. */
export const isTradeWord = (word: string): boolean => tradeWords.includes(word);

/**
 * How well a row with `word_levels` has a word, its beginnings and other forms included: 3 in the name or title, 2 in
 * what counts next (weight B), 1 elsewhere, 0 not at all. Null for another word.
 */
export function levelOfWord(
  word: string,
  table: "candidateSearch" | "jobSearch" | "jobSearchPoints",
): RawBuilder<number> | null {
  const place = tradeWords.indexOf(word);
  if (place < 0) return null;
  return sql<number>`((${sql.ref(`${table}.wordLevels`)} >> ${2 * place}::int) & 3)::int`;
}
