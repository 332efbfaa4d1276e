/** The line under the last message of a group: author of a team, time, and read time. */
import { Trans, useLingui } from "@lingui/react/macro";

import { fullTime } from "#platform/shared/format.ts";
import { dateFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
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
            Read <Clock at={readAt} />
          </Trans>
        </span>
      )}
    </Cluster>
  );
}

/** The day is on a separate line above, so the time of day is enough. */
export function Clock({ at }: { at: string }) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={fullTime(moment, i18n.locale)}>
      {dateFormat(regionalLocale(i18n.locale), { hour: "numeric", minute: "2-digit" })
        .format(moment)
        .replaceAll(" ", " ")}
    </time>
  );
}
