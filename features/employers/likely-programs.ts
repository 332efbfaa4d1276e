/** Which of the programs near a ZIP somebody means by the name they typed. */

/** Words that half of all programs have in their names say nothing about which one is meant. */
const commonWords = new Set(
  `the a an of and at for llc inc co corp ltd child children childrens kids care daycare day childcare center centre
  school preschool academy learning early education program childhood montessori`.split(/\s+/),
);

const minLikeness = 0.5;

/** The likeliest first, at most `most`; none when the name says too little. */
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

/** From 0 to 1: the share of telling words of the shorter name that the other has too, at least by their beginning. */
function likenessOf(one: string, other: string): number {
  const [fewer, more] = [distinctiveWords(one), distinctiveWords(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (fewer.length === 0) return 0;
  const found = fewer.filter((word) => more.some((each) => each === word || sharesBeginning(each, word)));
  return found.length / fewer.length;
}

const sharesBeginning = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));

/** "Lil' Sprouts Child-Care & Learning Ctr." says "lil", "sprouts", "ctr"; a name of common words alone keeps them. */
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
