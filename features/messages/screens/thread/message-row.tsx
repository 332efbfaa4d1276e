/** One row of a thread: a day separator where a day begins, and the message or card. */
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";

import { keysOf } from "#platform/shared/literals.ts";
import { absoluteDay } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { dayIn, plusDays } from "#platform/web/i18n/calendar-days.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./message-row.module.css";
import { MessageBody } from "./message-body.tsx";
import { MessageFoot } from "./message-foot.tsx";
import { isSystemLine, MessageLine } from "./message-line.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { useThreadScope } from "./thread-context.ts";
import type { ThreadRow } from "./thread-rows.ts";
import { UnsentMessage } from "./unsent-message.tsx";

/** Rows are made anew with every message of the thread. */
const isSameRow = ({ row: one }: { row: ThreadRow }, { row: other }: { row: ThreadRow }) =>
  keysOf(one).every((name) => one[name] === other[name]);

export const MessageRow = memo(function MessageRow({ row }: { row: ThreadRow }) {
  const { message, unsent } = row;
  return (
    <div data-key={row.key} className={classes.row} data-ends={row.endsGroup || undefined}>
      {row.isFirst && <DayLine at={(message?.createdAt ?? unsent?.at)!} />}
      {message && (isSystemLine(message) ? <MessageLine message={message} /> : <MessageBubble row={row} />)}
      {unsent && <UnsentMessage unsent={unsent} />}
      {row.nextDay && <DayLine at={row.nextDay} />}
    </div>
  );
}, isSameRow);

function MessageBubble({ row }: { row: ThreadRow }) {
  const { side } = useThreadScope();
  const message = row.message!;
  const isOwn = message.profileType === side.type;
  return (
    <div className={classes.said} data-own={isOwn || undefined}>
      <Row gap={4} className={classes.beside}>
        <MessageBody message={message} isOwn={isOwn} />
        {!message.deletedAt && <MessageMenu message={message} isOwn={isOwn} />}
      </Row>
      {row.endsGroup && <MessageFoot message={message} isOwn={isOwn} showsRead={row.showsRead} />}
    </div>
  );
}

function DayLine({ at }: { at: string }) {
  const { t, i18n } = useLingui();
  const clock = useKnownClock();
  const day = dayIn(at, clock.timeZone);
  const today = dayIn(clock.now, clock.timeZone);
  const isYesterday = day === plusDays(today, -1);
  const text =
    day === today ? t`Today` : isYesterday ? t`Yesterday` : absoluteDay(new Date(at), i18n.locale, clock);
  return (
    <Row gap={12} className={`tiny muted ${classes.day}`}>
      <time dateTime={at}>{text}</time>
    </Row>
  );
}
