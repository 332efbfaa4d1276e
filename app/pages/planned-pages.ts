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

/** By route id, which is the path. */
export const plannedPages: Record<string, PlannedPage> = {
  [`${pages.admin}/*`]: {
    access: "operator",
    shell: "app",
    link: { to: pages.messageCatalogue, label: msg`See all messages` },
    title: msg`Operator`,
    text: msg`The operator's console will be here. So far you can read every message that people are sent; accounts, brands and flags are managed through the API.`,
  },
};
