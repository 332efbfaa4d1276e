/** Labels of the kinds of access by an employer. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccessKind } from "../../profile-access.ts";

export const accessKindLabels = {
  viewed: msg`Viewed`,
  downloaded: msg`Downloaded`,
  exported: msg`Exported`,
} as const satisfies Record<AccessKind, MessageDescriptor>;
