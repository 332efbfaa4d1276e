/** Finds the programs near a ZIP that a typed name may mean. */

/** Words in the names of half of all programs do not distinguish them. */
const commonWords = new Set(
  `the a an of and at for llc inc co corp ltd child children childrens kids care daycare day childcare center centre
  school preschool academy learning early education program childhood montessori`.split(/\s+/),
);

const minLikeness = 0.5;

/** The most similar first, at most `maxCount`; none when the name has too few distinctive words. */
export function likelyPrograms<P extends { name: string }>(
  typed: string,
  programs: readonly P[],
  maxCount = 3,
): P[] {
  const scored = programs.map((program) => ({ program, score: likenessOf(typed, program.name) }));
  return scored
    .filter(({ score }) => score >= minLikeness)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxCount)
    .map(({ program }) => program);
}

/** From 0 to 1: the share of distinctive words of the shorter name that the other has too, at least as a prefix. */
function likenessOf(one: string, other: string): number {
  const words = [distinctiveWords(one), distinctiveWords(other)];
  const [fewer = [], more = []] = words.toSorted((a, b) => a.length - b.length);
  if (fewer.length === 0) return 0;
  const found = fewer.filter((word) => more.some((each) => each === word || sharesPrefix(each, word)));
  return found.length / fewer.length;
}

const sharesPrefix = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));

/** "Lil' Sprouts Child-Care & Learning Ctr." says "lil", "sprouts", "ctr"; a name of common words alone retains them. */
function distinctiveWords(name: string): string[] {
  const all = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const distinctive = all.filter((word) => !commonWords.has(word));
  return distinctive.length > 0 ? distinctive : all.filter((word) => word.length > 3);
}
