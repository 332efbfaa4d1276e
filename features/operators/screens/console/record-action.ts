/** An action that operators have besides changing a row: its name in the API, and when it is offered. */
import type { MessageDescriptor } from "@lingui/core";

import type { OperatorRole } from "#platform/shared/operator-role.ts";

export interface RecordAction {
  /** The last part of its path. */
  name: string;
  label: MessageDescriptor;
  /** What its body calls the words that it asks for; null: it asks for none. */
  words: "reason" | "note" | null;
  /** They read the words; others are for the audit log. */
  isRead?: boolean;
  /** A number that it asks for as well; `factor`: what is typed times this is sent. */
  number?: { name: string; label: MessageDescriptor; factor: number };
  /** Whose task it is; the server refuses the others. */
  roles: readonly OperatorRole[];
  isDestructive?: boolean;
  /** Asks once more where it asks for no words: others are told of it at once. */
  isFinal?: boolean;
  isOffered?: (attributes: Record<string, unknown>) => boolean;
}
