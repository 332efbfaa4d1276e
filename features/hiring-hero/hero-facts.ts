/** What Hiring Hero counts, and what it comes to: the facts of a program, and its goals. */
import type { CountedRow, MetricType } from "./hiring-hero.ts";

/** An application or an educator's message, and the first answer that a person gave. */
export interface AskedFact {
  kind: "application" | "conversation";
  id: string;
  name: string;
  askedAt: Date;
  answeredAt: Date | null;
  answeredBy: string | null;
}

export interface ApplicationFact {
  id: string;
  name: string;
  submittedAt: Date;
  /** Moved on or closed, by a person, or with its job that has not been opened again since. */
  isMoved: boolean;
}

export interface InterviewFact {
  id: string;
  name: string;
  time: Date;
  isMissedByEmployer: boolean;
  /** By the employer, less than 24 hours before. */
  isCanceledLate: boolean;
}

export interface JobFact {
  id: string;
  title: string;
  slug: string;
  at: Date;
  isPublished: boolean;
  hasPay: boolean;
  /** Closed with an answer to what became of it. */
  isReported: boolean;
}

export interface HeroFacts {
  asked: AskedFact[];
  applications: ApplicationFact[];
  interviews: InterviewFact[];
  jobs: JobFact[];
}

export interface HeroGoal {
  metricType: MetricType;
  criteria: number;
  current: number;
  total: number;
  percentage: number;
  met: boolean;
  needed: number | null;
  neededBy: Date | null;
  rows: CountedRow[];
}

export interface HeroCount {
  /** Too little happened yet: neither earned nor lost. */
  isNew: boolean;
  windowDays: number;
  goals: HeroGoal[];
}
