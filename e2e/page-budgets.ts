/**
 * What a first visit of a page may cost: the goal, and what is allowed today where a page is not there yet. An
 * allowance only goes down: whoever makes a page lighter lowers it, and deletes it where the goal is met.
 */
import type { Reader } from "./fixtures/measured-pages.ts";

export interface PageBudget {
  /** On the wire, compressed, with their headers. */
  scriptKilobytes: number;
  scriptFiles: number;
  /** Until nothing more is asked. */
  apiCalls: number;
}

/** For every page; without a unit, as browsers measure it. */
export const maxLayoutShift = 0.02;

export const goals: Record<Exclude<Reader, "operator">, PageBudget & { contentMs: number }> = {
  guest: { scriptKilobytes: 150, scriptFiles: 15, apiCalls: 1, contentMs: 1600 },
  educator: { scriptKilobytes: 190, scriptFiles: 20, apiCalls: 3, contentMs: 2000 },
  employer: { scriptKilobytes: 210, scriptFiles: 20, apiCalls: 4, contentMs: 2200 },
};

type Allowance = Partial<PageBudget & { layoutShift: number }>;

/** By reader and route. */
export const allowances: Record<string, Allowance> = {
  "guest /": { scriptKilobytes: 192, apiCalls: 3 },
  "guest /jobs": { scriptKilobytes: 207, scriptFiles: 20, apiCalls: 4 },
  "guest /jobs/:slug": { scriptKilobytes: 255, scriptFiles: 35, apiCalls: 5 },
  "guest /employer/:slug": { scriptKilobytes: 207, scriptFiles: 22, apiCalls: 4 },
  // The row of recommendations is taken away where there are none.
  "educator /jobs": { scriptKilobytes: 290, scriptFiles: 43, apiCalls: 20, layoutShift: 0.2 },
  "educator /messages": { scriptKilobytes: 232, scriptFiles: 26, apiCalls: 5 },
  "educator /jobs/applications": { scriptKilobytes: 262, scriptFiles: 37, apiCalls: 5 },
  "educator /interviews": { scriptKilobytes: 245, scriptFiles: 29, apiCalls: 5 },
  "educator /profile": { scriptKilobytes: 310, scriptFiles: 47, apiCalls: 19 },
  "employer /employer/applicants": {
    scriptKilobytes: 318,
    scriptFiles: 58,
    apiCalls: 18,
    layoutShift: 0.45,
  },
  "employer /educators": { scriptKilobytes: 298, scriptFiles: 48, apiCalls: 20, layoutShift: 0.08 },
  "employer /employer/messages": { scriptKilobytes: 231, scriptFiles: 27 },
  "employer /employer/jobs": { scriptKilobytes: 220, scriptFiles: 27 },
  "employer /employer/interviews": { scriptKilobytes: 286, scriptFiles: 37, apiCalls: 7 },
};
