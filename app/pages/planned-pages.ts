/** Pages whose feature is not built yet: title, access, and a link to something that works. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

import { pages } from "#features/paths.ts";
import type { RouteHandle } from "#features/accounts/screens/session/route-handle.ts";

export interface PlannedPage extends RouteHandle {
  title: MessageDescriptor;
  /** What will be here. */
  text: MessageDescriptor;
  /** A link to something that works. */
  link: { to: string; label: MessageDescriptor };
}

const applicants = { to: pages.employerApplicants, label: msg`See applicants` };
const employer = { access: "employer", shell: "app", link: applicants } as const;

/** By route id, which is the path. */
export const plannedPages: Record<string, PlannedPage> = {
  [pages.hiringHeroStats]: {
    ...employer,
    title: msg`Hiring Hero stats`,
    text: msg`How quickly you answer and how your hiring goes will be counted here.`,
  },
  [`${pages.admin}/*`]: {
    access: "operator",
    shell: "app",
    link: { to: pages.jobs, label: msg`See jobs` },
    title: msg`Operator`,
    text: msg`The operator's console will be here. Until then accounts, brands and flags are managed through the API.`,
  },
};
