/** Curricula and philosophies an employer may follow and an educator may know. */
export const philosophies = [
  "Bank Street",
  "Bilingual/Language Immersion",
  "Collaboration",
  "Creative Curriculum",
  "Montessori",
  "Reggio Emilia",
  "Waldorf",
  "HighScope",
  "Inclusion",
  "Parent Cooperative",
  "Project-Based Learning",
  "Faith-based",
  "Texas Rising Star",
  "Texas CIRCLE Pre-K",
  "Texas Frog Street Pre-K",
  "Texas Three Cheers for Pre-K",
  "Texas Big Day for PreK",
] as const;

export type Philosophy = (typeof philosophies)[number];

/** Offered only where the geography lies in Texas. */
export const texasPrograms = philosophies.filter((philosophy) => philosophy.startsWith("Texas "));
