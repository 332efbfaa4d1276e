/** Qualifications that a job may require beside a degree, with the early-childhood credits each stands for. */
export const educationalQualifications = [
  { title: "6 or more ECE credits", eceCredits: 6 },
  { title: "12 or more ECE credits", eceCredits: 12 },
  { title: "24 or more ECE credits", eceCredits: 24 },
  { title: "Degree in early childhood education", eceCredits: 30 },
  { title: "Degree in any field", eceCredits: 0 },
  { title: "Director coursework", eceCredits: 0 },
] as const;

/** The highest number of credits that any of the named qualifications requires; 0 when none does. */
export const requiredEceCredits = (titles: readonly string[]) =>
  Math.max(
    0,
    ...educationalQualifications.filter(({ title }) => titles.includes(title)).map((each) => each.eceCredits),
  );
