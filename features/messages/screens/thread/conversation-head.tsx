/** The header of an open conversation: the other side, the connection state, and actions. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import IconDots from "~icons/tabler/dots";
import IconInfoCircle from "~icons/tabler/info-circle";
import IconStar from "~icons/tabler/star";
import IconStarFilled from "~icons/tabler/star-filled";
import { Suspense, useState } from "react";

import { locationText } from "#features/educators/location-text.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { MenuButton, MenuItem, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import { factSeparator } from "#platform/shared/format.ts";
import { AssigneeName } from "../assignment/assignee-name.tsx";
import { AssignmentMenu } from "../assignment/assignment-menu.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./conversation-head.module.css";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { otherSide, type Side } from "../side.ts";
import { useConversationFlags } from "../inbox/use-conversation-flags.ts";

interface ConversationHeadProps {
  conversation: ConversationRecord;
  side: Side;
  onLeave: () => void;
  isDetailed: boolean;
  onDetails: () => void;
}

export function ConversationHead({
  conversation,
  side,
  onLeave,
  isDetailed,
  onDetails,
}: ConversationHeadProps) {
  const { t } = useLingui();
  const { star } = useConversationFlags(side);
  const { name, id, picture } = otherSide(conversation, side);
  const { userProfile } = conversation;
  const { starred } = conversation;
  return (
    <Row as="header" gap={12} className={classes.head}>
      <IconButton
        label={t`Back to messages`}
        icon={IconArrowLeft}
        className={classes.back}
        onClick={onLeave}
      />
      <Avatar id={id} name={name} src={picture} size={40} />
      <Stack grow>
        <h2 className="h3 truncate">{name}</h2>
        <HeadStatus
          conversation={conversation}
          place={userProfile?.firstName ? locationText(userProfile) : ""}
        />
      </Stack>
      {side.type === "EmployerProfile" && <AssignmentMenu conversation={conversation} side={side} />}
      <IconButton
        label={t`Star ${name}`}
        icon={starred ? IconStarFilled : IconStar}
        className={classes.icon}
        aria-pressed={starred}
        onClick={() => star(conversation, !starred)}
      />
      <IconButton
        label={t`Details`}
        icon={IconInfoCircle}
        className={classes.icon}
        aria-expanded={isDetailed}
        onClick={onDetails}
      />
      <MoreMenu conversation={conversation} side={side} onDetails={onDetails} />
    </Row>
  );
}

/** Shows a lost connection where the messages would come from. */
function HeadStatus({ conversation, place }: { conversation: ConversationRecord; place: string }) {
  const { isReconnecting } = useConnection();
  const { assignedProfileId } = conversation;
  return (
    <p className={`truncate tiny muted ${classes.below}`}>
      <span role="status">{isReconnecting && <Trans>Reconnecting…</Trans>}</span>
      {!isReconnecting && <AssigneeName conversation={conversation} />}
      {!isReconnecting && place && assignedProfileId && factSeparator}
      {!isReconnecting && place}
    </p>
  );
}

type MoreMenuProps = Pick<ConversationHeadProps, "conversation" | "side" | "onDetails">;

/** On a phone also what stands as icons beside the name elsewhere: the name needs the room. */
function MoreMenu({ conversation, side, onDetails }: MoreMenuProps) {
  const { t } = useLingui();
  const { star, archive } = useConversationFlags(side);
  const [dialog, setDialog] = useState<"block" | "report" | null>(null);
  const { starred, archived, blockedAt, blockedByType } = conversation;
  const close = () => setDialog(null);
  const props = { conversation, side, close };
  const { name } = otherSide(conversation, side);
  return (
    <>
      <MenuButton label={t`More`} align="end" button={<IconDots />}>
        <MenuItem onClick={onDetails}>
          <Trans>Details</Trans>
        </MenuItem>
        <MenuItem onClick={() => star(conversation, !starred)}>
          {starred ? <Trans>Remove star</Trans> : <Trans>Star</Trans>}
        </MenuItem>
        <MenuItem onClick={() => archive(conversation, !archived)}>
          {archived ? <Trans>Move back to messages</Trans> : <Trans>Archive</Trans>}
        </MenuItem>
        <MenuRule />
        <MenuItem onClick={() => setDialog("report")}>
          <Trans>Report conversation</Trans>
        </MenuItem>
        {(!blockedAt || blockedByType === side.type) && (
          <MenuItem isDestructive={!blockedAt} onClick={() => setDialog("block")}>
            {blockedAt ? <Trans>Unblock {name}</Trans> : <Trans>Block {name}</Trans>}
          </MenuItem>
        )}
      </MenuButton>
      {dialog === "block" && <BlockDialog {...props} />}
      <Suspense>{dialog === "report" && <ReportDialog {...props} />}</Suspense>
    </>
  );
}
