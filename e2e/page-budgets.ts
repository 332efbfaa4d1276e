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

/** For every page, in either language and at either width; without a unit, as browsers measure it. */
export const maxLayoutShift = 0.02;

export const goals: Record<Exclude<Reader, "operator">, PageBudget & { contentMs: number }> = {
  guest: { scriptKilobytes: 150, scriptFiles: 15, apiCalls: 1, contentMs: 1600 },
  educator: { scriptKilobytes: 190, scriptFiles: 20, apiCalls: 3, contentMs: 2000 },
  employer: { scriptKilobytes: 210, scriptFiles: 20, apiCalls: 4, contentMs: 2200 },
};

/** By reader and route. */
export const allowances: Record<string, Partial<PageBudget>> = {
  "guest /": { scriptKilobytes: 181, apiCalls: 3 },
  "guest /jobs": { scriptKilobytes: 195, apiCalls: 4 },
  "guest /jobs/:slug": { scriptKilobytes: 198, scriptFiles: 18, apiCalls: 5 },
  "guest /employer/:slug": { scriptKilobytes: 186, apiCalls: 4 },
  "educator /jobs": { scriptKilobytes: 217, scriptFiles: 27, apiCalls: 20 },
  "educator /messages": { apiCalls: 5 },
  "educator /jobs/applications": { scriptKilobytes: 209, scriptFiles: 24, apiCalls: 5 },
  "educator /interviews": { apiCalls: 5 },
  "educator /profile": { scriptKilobytes: 233, scriptFiles: 28, apiCalls: 19 },
  "employer /employer/applicants": { scriptKilobytes: 216, scriptFiles: 25, apiCalls: 18 },
  "employer /educators": { scriptKilobytes: 236, scriptFiles: 34, apiCalls: 20 },
  "employer /employer/interviews": { apiCalls: 7 },
};
