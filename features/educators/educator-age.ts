/** Ages for work: whoever is under 18 says how old they are, and sees the jobs for that age. */

/** What a job asks for that states no age: licensed programs ask for adults. */
export const usualMinimumAge = 18;

/** Whether a job asks for more than `ageLimit`, the age of an educator under 18; null for everybody else. */
export const isTooYoung = (ageLimit: number | null, { minAge }: { minAge: number | null }): boolean =>
  ageLimit !== null && ageLimit < (minAge ?? usualMinimumAge);
