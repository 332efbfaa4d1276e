/** Shows that the browser is offline, or that live updates are reconnecting (after five seconds without). */
import { Trans } from "@lingui/react/macro";

import { useConnection } from "#platform/web/live/connection.ts";
import { useDelayed } from "#platform/web/hooks/use-delayed.ts";
import classes from "./shell.module.css";

export function OfflineStrip() {
  const { isOnline, isConnected } = useConnection();
  const isReconnecting = useDelayed(isOnline && !isConnected, 5_000);
  return (
    <div role="status" data-shell>
      {!isOnline && (
        <p className={classes.strip}>
          <Trans>You're offline. Changes will be saved when you're back.</Trans>
        </p>
      )}
      {isReconnecting && (
        <p className={classes.strip}>
          <Trans>Reconnecting…</Trans>
        </p>
      )}
    </div>
  );
}
