/** What an employer did with a profile. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccessKind } from "../../profile-access.ts";

export const accessKindWords = {
  viewed: msg`Viewed`,
  downloaded: msg`Downloaded`,
  exported: msg`Exported`,
} as const satisfies Record<AccessKind, MessageDescriptor>;
