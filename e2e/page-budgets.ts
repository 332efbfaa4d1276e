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

/** What Spanish may cost beside: its words, less those of English, which its scripts do not carry. */
export const translationKilobytes = 12;

/** By reader and route. */
export const allowances: Record<string, Partial<PageBudget>> = {
  "guest /": { scriptKilobytes: 177 },
  "guest /jobs": { scriptKilobytes: 192 },
  "guest /jobs/:slug": { scriptKilobytes: 190 },
  "guest /employer/:slug": { scriptKilobytes: 183 },
  "educator /jobs": { scriptKilobytes: 204 },
  "educator /jobs/applications": { scriptKilobytes: 204 },
  "educator /profile": { scriptKilobytes: 212 },
  "employer /educators": { scriptKilobytes: 212 },
};
