/** How big the nation is: the early-childhood workforce of the United States, and a fiftieth of it. */
export interface NationSizes {
  educators: number;
  programs: number;
  jobs: number;
  /** Of the one program that has most. */
  applicants: number;
  /** Of that program. */
  conversations: number;
}

export const nationSizes = {
  full: { educators: 2_000_000, programs: 130_000, jobs: 400_000, applicants: 50_000, conversations: 5_000 },
  small: { educators: 40_000, programs: 2_600, jobs: 8_000, applicants: 1_000, conversations: 100 },
} as const satisfies Record<string, NationSizes>;

export type NationSize = keyof typeof nationSizes;

/** The oldest profile was made so long ago. */
export const daysOfHistory = 700;
