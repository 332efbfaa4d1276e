/** The line under the last message of a group: author of a team, time, and read time. */
import { Trans, useLingui } from "@lingui/react/macro";

import { clockTime, dayIn, fullTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { MomentText } from "#platform/web/ui/data/time-text.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./message-row.module.css";
import type { MessageRecord } from "../slots/message-slots.ts";
import { useCurrentProfileId } from "../side.ts";
import { useThreadScope } from "./thread-context.ts";

interface MessageFootProps {
  message: MessageRecord;
  isOwn: boolean;
  showsRead: boolean;
}

export function MessageFoot({ message, isOwn, showsRead }: MessageFootProps) {
  const { conversation } = useThreadScope();
  const me = useCurrentProfileId(conversation);
  const { authorFirstName, authorId, profileType, createdAt, readAt } = message;
  const isTeammate = profileType === "EmployerProfile" && authorId !== me && authorFirstName;
  return (
    <Cluster as="p" gap={[0, 8]} align="stretch" className={`tiny muted ${classes.foot}`}>
      {isTeammate && <span>{authorFirstName}</span>}
      <Clock at={createdAt} />
      {isOwn && showsRead && readAt && (
        <span>
          <Trans>
            Read <ReadTime at={readAt} sentAt={createdAt} />
          </Trans>
        </span>
      )}
    </Cluster>
  );
}

/** Read on another day than it was sent, the day above says nothing. */
function ReadTime({ at, sentAt }: { at: string; sentAt: string }) {
  const { timeZone } = useKnownClock();
  return dayIn(at, timeZone) === dayIn(sentAt, timeZone) ? <Clock at={at} /> : <MomentText at={at} />;
}

/** The day is on a separate line above, so the time of day is enough. */
export function Clock({ at }: { at: string }) {
  const { i18n } = useLingui();
  const { timeZone } = useKnownClock();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={fullTime(moment, i18n.locale, timeZone)}>
      {clockTime(moment, i18n.locale, timeZone)}
    </time>
  );
}
