/**
 * The strip that tells a signed-in reader what holds without a connection: from when the page is, how many changes wait,
 * and that they were sent; or that live updates are reconnecting.
 */
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useKeptSince } from "#platform/web/data/kept-copies.ts";
import { useOutbox, useSentLater } from "#platform/web/data/outbox.ts";
import { useDelayed } from "#platform/web/hooks/use-delayed.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { MomentText } from "#platform/web/ui/data/time-text.tsx";
import classes from "./shell.module.css";

/** A server that answers the next try is no news. */
const noticeMs = 3_000;
const reconnectNoticeMs = 5_000;
const sentNoticeMs = 5_000;

export function OfflineStrip() {
  // Who only reads has nothing that could be lost.
  const isSignedIn = useSession().status === "signed-in";
  return (
    <div role="status" data-shell>
      {isSignedIn && <Notice />}
      <Reconnecting />
    </div>
  );
}

function Notice() {
  const { isOnline } = useConnection();
  const keptSince = useKeptSince();
  const outbox = useOutbox().filter(({ problem }) => problem === null);
  const hasFailed = useDelayed(outbox.some(({ isWaiting }) => isWaiting) && isOnline, noticeMs);
  const isWaiting = outbox.length > 0 && (!isOnline || hasFailed);
  const wasSent = useWasSent(outbox.length === 0);
  if (isOnline && !isWaiting && (wasSent || !keptSince))
    return (
      wasSent && (
        <Strip>
          <Trans>Sent.</Trans>
        </Strip>
      )
    );
  return (
    <Strip>
      {isOnline ? <Trans>We can't reach the server.</Trans> : <Trans>You're offline.</Trans>}{" "}
      {isWaiting && (
        <Plural
          value={outbox.length}
          one="# change will be sent when you're back."
          other="# changes will be sent when you're back."
        />
      )}{" "}
      {keptSince ? (
        <Trans>
          This is from <MomentText at={keptSince} />.
        </Trans>
      ) : (
        !isWaiting && <Trans>What you saw last is here.</Trans>
      )}
    </Strip>
  );
}

/** For a moment after the last of what had waited was sent. */
function useWasSent(isEmpty: boolean): boolean {
  const count = useSentLater();
  const [told, setTold] = useState(count);
  const isNews = isEmpty && count > told;
  const isOver = useDelayed(isNews, sentNoticeMs);
  if (isOver) setTold(count);
  return isNews;
}

function Reconnecting() {
  const { isOnline, isConnected } = useConnection();
  const keptSince = useKeptSince();
  const isReconnecting = useDelayed(isOnline && !isConnected, reconnectNoticeMs);
  if (!isReconnecting || keptSince) return null;
  return (
    <Strip>
      <Trans>Reconnecting…</Trans>
    </Strip>
  );
}

const Strip = ({ children }: { children: React.ReactNode }) => (
  <p className={`small ${classes.strip}`}>{children}</p>
);
