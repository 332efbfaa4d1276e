/** Where educators apply, as the form holds it: here, or on the employer's own site at an address. */
import type { JobDraft } from "../job-draft.ts";

export interface ApplyWhere {
  applyOn: "here" | "site" | string;
}

export const whereOf = ({ externalUrl }: Pick<JobDraft, "externalUrl">): ApplyWhere => ({
  applyOn: externalUrl ? "site" : "here",
});

type Values = Partial<ApplyWhere> & { externalUrl?: unknown };

export const goesToSite = ({ applyOn }: Values) => applyOn === "site";

/** An address that was to come, by field; a job without one would take applications here. */
export const missingSite = ({ applyOn, externalUrl }: Values): Record<string, string> =>
  applyOn === "site" && !String(externalUrl ?? "").trim()
    ? { externalUrl: /*i18n*/ "Enter the address where educators apply" }
    : {};
