/** "Assigned to Ana": in a row of the inbox, and below the name in an open conversation. */
import { Trans } from "@lingui/react/macro";

import type { ConversationRecord } from "../slots/message-slots.ts";
import { useTeam } from "./use-team.ts";

export function AssigneeName({ conversation }: { conversation: ConversationRecord }) {
  const { teammates } = useTeam();
  const assignee = teammates.find(({ id }) => id === conversation.assignedProfileId);
  if (!assignee) return null;
  const { name, isOwn } = assignee;
  return isOwn ? <Trans>Assigned to you</Trans> : <Trans>Assigned to {name}</Trans>;
}
