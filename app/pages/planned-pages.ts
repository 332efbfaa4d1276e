/** Pages whose feature is not built yet: what they are called, who they are for, and what can be done meanwhile. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

import type { RouteHandle } from "#features/accounts/screens/session/route-handle.ts";

export interface ComingPage extends RouteHandle {
  title: MessageDescriptor;
  /** What will be here. */
  text: MessageDescriptor;
  /** The way on. */
  on: { to: string; label: MessageDescriptor };
}

const applicants = { to: "/employer/applicants", label: msg`See applicants` };
const employer = { access: "employer", shell: "app", on: applicants } as const;

const plans = {
  ...employer,
  on: { to: "/employer/plans", label: msg`See plans` },
  text: msg`Plans, payments and invoices will be here. Until then every program is on a trial that costs nothing.`,
};

/** By route id, which is the path. */
export const comingPages: Record<string, ComingPage> = {
  "/employer/upgrade": { ...plans, title: msg`Upgrade` },
  "/employer/downgrade": { ...plans, title: msg`Downgrade` },
  "/employer/hiring-hero-stats": {
    ...employer,
    title: msg`Hiring Hero stats`,
    text: msg`How quickly you answer and how your hiring goes will be counted here.`,
  },
  "/admin/*": {
    access: "operator",
    shell: "app",
    on: { to: "/jobs", label: msg`See jobs` },
    title: msg`Operator`,
    text: msg`The operator's console will be here. Until then accounts, brands and flags are managed through the API.`,
  },
};
