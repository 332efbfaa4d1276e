/** One conversation in the list: name, newest message and its author, time, unread count, star. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconStar from "~icons/tabler/star";
import IconStarFilled from "~icons/tabler/star-filled";
import { useQueryClient } from "@tanstack/react-query";
import { memo } from "react";
import { Link } from "react-router";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { usePrefetch } from "#platform/web/data/use-prefetch.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";
import { Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./conversation-row.module.css";
import { AssigneeName } from "../assignment/assignee-name.tsx";
import { draftKey, parseDraft } from "../composer/draft-storage.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { conversationPath, otherSide, type Side } from "../side.ts";
import { LastMessageLine } from "./last-message-line.tsx";
import { prefetchConversation } from "../thread/prefetch-conversation.ts";
import { useConversationFlags } from "./use-conversation-flags.ts";

interface ConversationRowProps {
  conversation: ConversationRecord;
  side: Side;
  isOpen: boolean;
  row: React.HTMLAttributes<HTMLElement>;
  onOpen: (id: string) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, side, isOpen, row, onOpen } = props;
  const { t } = useLingui();
  const { star } = useConversationFlags(side);
  const client = useQueryClient();
  const prefetch = usePrefetch();
  const { accountId } = useSession();
  const [draft] = useStored(draftKey(accountId, conversation.id));
  const written = isOpen ? "" : parseDraft(draft).text.trim();
  const { id, unreadCount, starred, latestMessageAt } = conversation;
  const other = otherSide(conversation, side);
  const handlers = prefetch(() => prefetchConversation(client, side, id));
  return (
    <Grid
      as="li"
      columns="auto minmax(0, 1fr) auto"
      gap={12}
      align="center"
      className={classes.row}
      data-open={isOpen || undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <Avatar id={other.id} name={other.name} src={other.picture} size={44} />
      <Stack>
        <Row gap={8} align="baseline" justify="between">
          <Link
            {...row}
            {...handlers}
            onFocus={(event) => {
              row.onFocus?.(event);
              handlers.onFocus?.(event);
            }}
            data-conversation={id}
            to={conversationPath(side, id)}
            aria-current={isOpen || undefined}
            className={`truncate ${classes.name}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            {other.name}
          </Link>
          <span className={`tiny muted ${classes.time}`}>
            <TimeText at={latestMessageAt} />
          </span>
        </Row>
        <Row gap={8} align="baseline" justify="between">
          <span className={`truncate small muted ${classes.last}`}>
            {written ? (
              <>
                <strong>
                  <Trans>Draft:</Trans>
                </strong>{" "}
                {written}
              </>
            ) : (
              <LastMessageLine conversation={conversation} side={side} />
            )}
          </span>
          {unreadCount > 0 && (
            <>
              <span aria-hidden="true">
                <CountBadge count={unreadCount} />
              </span>
              <span className="visually-hidden">
                <Plural value={unreadCount} one="# unread message" other="# unread messages" />
              </span>
            </>
          )}
        </Row>
        {conversation.assignedProfileId && (
          <span className="truncate tiny muted">
            <AssigneeName conversation={conversation} />
          </span>
        )}
      </Stack>
      <IconButton
        label={t`Star ${other.name}`}
        icon={starred ? IconStarFilled : IconStar}
        size={18}
        tabIndex={-1}
        className={classes.star}
        aria-pressed={starred}
        onClick={() => star(conversation, !starred)}
      />
    </Grid>
  );
});
