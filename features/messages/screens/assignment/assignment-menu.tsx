/** Who of the team answers this conversation, and choosing another teammate or nobody. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconUserCheck from "~icons/tabler/user-check";
import IconUserPlus from "~icons/tabler/user-plus";

import { useChange } from "#platform/web/data/use-change.ts";
import { MenuButton, MenuChoice, MenuLabel } from "#platform/web/ui/overlay/menu-button.tsx";
import { Conversation } from "../../conversation.ts";
import type { Side } from "../side.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { useTeam } from "./use-team.ts";

interface AssignmentMenuProps {
  conversation: ConversationRecord;
  side: Side;
}

/** Nothing for somebody who works alone. */
export function AssignmentMenu({ conversation, side }: AssignmentMenuProps) {
  const { t } = useLingui();
  const { teammates, isAlone } = useTeam();
  const change = useChange(Conversation, { at: side.at, optimistic: true });
  const { assignedProfileId } = conversation;
  const assignee = teammates.find(({ id }) => id === assignedProfileId);
  if (isAlone && !assignee) return null;
  const assign = (id: string | null) => void change.run(conversation, { assignedProfileId: id });
  const name = assignee?.name;
  const assignedLabel = assignee?.isOwn ? t`Assigned to you. Change` : t`Assigned to ${name}. Change`;
  const label = assignee ? assignedLabel : t`Assign to somebody`;
  return (
    <MenuButton label={label} align="end" button={assignee ? <IconUserCheck /> : <IconUserPlus />}>
      <MenuLabel>
        <Trans>Assigned to</Trans>
      </MenuLabel>
      <MenuChoice isChosen={!assignee} onClick={() => assign(null)}>
        <Trans>Nobody</Trans>
      </MenuChoice>
      {teammates.map((teammate) => (
        <MenuChoice key={teammate.id} isChosen={teammate === assignee} onClick={() => assign(teammate.id)}>
          {teammate.name}
          {teammate.isOwn && (
            <>
              {" "}
              <Trans>(you)</Trans>
            </>
          )}
        </MenuChoice>
      ))}
    </MenuButton>
  );
}
