/** Where educators apply, as the form holds it: here, or on the employer's own site. */
import type { JobDraft } from "../../../job-draft.ts";

export interface ApplicationMethod {
  applyOn: "here" | "site" | string;
}

export const applicationMethodOf = ({ externalUrl }: Pick<JobDraft, "externalUrl">): ApplicationMethod => ({
  applyOn: externalUrl ? "site" : "here",
});

type Values = Partial<ApplicationMethod> & { externalUrl?: unknown };

export const isExternal = ({ applyOn }: Values) => applyOn === "site";

/** A missing URL, by field; without one, the job would accept applications here. */
export const validateExternalUrl = ({ applyOn, externalUrl }: Values): Record<string, string> =>
  applyOn === "site" && !String(externalUrl ?? "").trim()
    ? { externalUrl: /*i18n*/ "Enter the address where educators apply" }
    : {};
