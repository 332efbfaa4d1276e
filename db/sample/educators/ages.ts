/** The age groups of jobs, in the words of the experience questions. */

export const childAges = (ages: readonly string[]): string[] => [
  ...new Set(ages.flatMap((age) => phrasesByAge[age] ?? [])),
];

const phrasesByAge: Record<string, string[]> = {
  Infant: ["0-12 months"],
  Toddler: ["13-24 months", "2 years old"],
  "3's": ["3 years old"],
  "4's": ["4 years old"],
  "Pre-K": ["4 years old", "5 years old"],
  Kindergarten: ["Kindergarten"],
  "1st grade": ["1st to 6th grade"],
  "2nd grade": ["1st to 6th grade"],
};
