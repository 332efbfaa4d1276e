/** Conversations with something unread, the newest first. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { LastMessageLine } from "#features/messages/screens/inbox/last-message-line.tsx";
import { conversationPath, otherSide, useSide } from "#features/messages/screens/side.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { TodayRow, TodaySection } from "./today-section.tsx";
import type { Today } from "./use-today.ts";

export function UnreadConversations({ query }: { query: Today["conversations"] }) {
  const { t } = useLingui();
  const side = useSide();
  return (
    <TodaySection
      title={t`Unread conversations`}
      query={query}
      count={query.total}
      allAt={`${pages.employerMessages}?filter=unread`}
      failure={t`We couldn't load conversations.`}
    >
      {(rows) => (
        <Stack as="ul" gap={16}>
          {rows.map((row) => {
            const { name } = otherSide(row, side);
            return (
              <TodayRow
                key={row.id}
                name={name}
                to={conversationPath(side, row.id)}
                marks={
                  <span className="small muted">
                    <Plural value={row.unreadCount} one="# unread message" other="# unread messages" />
                    {" · "}
                    <TimeText at={row.latestMessageAt} />
                  </span>
                }
                actions={
                  <Button as={Link} size="small" variant="outline" to={conversationPath(side, row.id)}>
                    <Trans>
                      Read<span className="visually-hidden"> {name}</span>
                    </Trans>
                  </Button>
                }
              >
                <div className="truncate">
                  <LastMessageLine conversation={row} side={side} />
                </div>
              </TodayRow>
            );
          })}
        </Stack>
      )}
    </TodaySection>
  );
}
