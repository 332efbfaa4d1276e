/** Shown instead of the composer: why nothing can be written, and what to do about it. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconLock from "~icons/tabler/lock";
import { useState } from "react";
import { Link } from "react-router";

import type { EducatorRestriction } from "#features/educators/screens/standing/educator-restriction.ts";
import { RestrictionNotice } from "#features/educators/screens/standing/restriction-notice.tsx";
import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { type WritePermission, type WriteRefusal, writeRefusalTexts } from "../../write-permission.ts";
import { BlockDialog } from "../thread/block-dialog.tsx";
import { MomentText } from "#platform/web/ui/data/time-text.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./composer.module.css";
import type { ConversationRecord } from "../slots/message-slots.ts";
import { otherSide, type Side } from "../side.ts";

interface ComposerClosedProps {
  conversation: ConversationRecord;
  side: Side;
  may: WritePermission & { allowed: false };
}

export function ComposerClosed({ conversation, side, may }: ComposerClosedProps) {
  const [isUnblocking, setUnblocking] = useState(false);
  const isOwnBlock = conversation.blockedAt !== null && conversation.blockedByType === side.type;
  const { name } = otherSide(conversation, side);
  const hindrance = isOwnBlock ? null : hindranceOf(may, side);
  if (hindrance)
    return (
      <Cluster gap={12} className={classes.closed}>
        <IconLock />
        <RestrictionNotice act="write" standing={hindrance} isShort />
      </Cluster>
    );
  return (
    <Cluster gap={12} className={classes.closed}>
      <IconLock />
      <p>
        {isOwnBlock ? (
          <Trans>You blocked {name}. Neither of you can send messages here.</Trans>
        ) : (
          <RefusalText may={may} />
        )}
      </p>
      {may.reason === "plan_required" && <PlansLink />}
      {isOwnBlock && (
        <Button variant="outline" onClick={() => setUnblocking(true)}>
          <Trans>Unblock</Trans>
        </Button>
      )}
      {isUnblocking && (
        <BlockDialog conversation={conversation} side={side} close={() => setUnblocking(false)} />
      )}
    </Cluster>
  );
}

/** The educator's standing if that is the reason, since it comes with an action; null for other reasons. */
export const hindranceOf = ({ reason }: WritePermission, side: Side): EducatorRestriction | null =>
  side.type === "UserProfile" && reason ? (hindrances[reason] ?? null) : null;

const hindrances: Partial<Record<WriteRefusal, EducatorRestriction>> = {
  email_unconfirmed: "unconfirmed",
  suspended: "suspended",
  rejected: "rejected",
};

export const PlansLink = () => (
  <Button as={Link} to={pages.plans}>
    <Trans>See plans</Trans>
  </Button>
);

/** The refusal's message, and when a limit resets. */
export function RefusalText({ may }: { may: WritePermission & { allowed: false } }) {
  const { i18n } = useLingui();
  return (
    <>
      {i18n._(writeRefusalTexts[may.reason])}
      {may.resetsAt && (
        <>
          {" "}
          <Trans>
            The next one is possible on <MomentText at={may.resetsAt} />.
          </Trans>
        </>
      )}
    </>
  );
}
