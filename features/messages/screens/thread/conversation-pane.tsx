/** The open conversation: header, thread, composer and details panel. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useMediaQuery } from "#platform/web/hooks/use-media-query.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import { Conversation } from "../../conversation.ts";
import { ConversationDetails } from "./conversation-details.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { ConversationThread } from "./conversation-thread.tsx";
import { Grid } from "#platform/web/ui/layout/stack.tsx";
import { conversationOptions } from "./conversation-options.ts";
import classes from "../inbox/messages.module.css";
import type { ConversationList } from "../inbox/use-conversations.ts";

export { threadQuery } from "./use-thread.ts";

interface ConversationPaneProps {
  id: string;
  list: ConversationList;
  onLeave: () => void;
}

/** From this width on the details panel fits beside the thread. */
const isRoomy = "(min-width: 1240px)";
/** From this width on it leaves the thread enough to be open from the start. */
const isWide = "(min-width: 1440px)";

export function ConversationPane({ id, list, onLeave }: ConversationPaneProps) {
  const { t } = useLingui();
  const { side } = list;
  const query = useResource(Conversation, id, {
    ...conversationOptions(side),
    // The row that was pressed says enough to begin with.
    prefetched: [list.path],
    keepOffline: true,
  });
  const hasRoom = useMediaQuery(isRoomy, true);
  const [storedDetails, storeDetails] = useStored("message_details");
  const [isSheetOpen, setSheet] = useState(false);
  const opensAtFirst = useMediaQuery(isWide, true);
  const isBeside = hasRoom && (storedDetails === null ? opensAtFirst : storedDetails === "open");
  if (query.error?.status === 404) return <NotFoundState onLeave={onLeave} />;
  return (
    <Loaded query={query} failure={t`We couldn't load this conversation.`}>
      {(conversation) => (
        <Grid columns="minmax(0, 1fr)" className={classes.conversation} data-details={isBeside || undefined}>
          <div className={classes.talk}>
            <ConversationHead
              conversation={conversation}
              side={side}
              onLeave={onLeave}
              isDetailed={isBeside || isSheetOpen}
              onDetails={() => (hasRoom ? storeDetails(isBeside ? "closed" : "open") : setSheet(true))}
            />
            <ConversationThread
              key={conversation.id}
              conversation={conversation}
              side={side}
              refetch={query.retry}
            />
          </div>
          {isBeside && (
            <aside aria-label={t`Details`} className={classes.details}>
              <ConversationDetails conversation={conversation} side={side} />
            </aside>
          )}
          <Dialog
            isOpen={isSheetOpen && !isBeside}
            onClose={() => setSheet(false)}
            title={t`Details`}
            size="side"
          >
            <ConversationDetails conversation={conversation} side={side} />
          </Dialog>
        </Grid>
      )}
    </Loaded>
  );
}

const NotFoundState = ({ onLeave }: { onLeave: () => void }) => (
  <div className={classes.notHere}>
    <EmptyState
      plain
      title={<Trans>We couldn't find this conversation.</Trans>}
      action={
        <Button variant="outline" onClick={onLeave}>
          <Trans>See all messages</Trans>
        </Button>
      }
    >
      <Trans>It may belong to another account, or it is no longer there.</Trans>
    </EmptyState>
  </div>
);
