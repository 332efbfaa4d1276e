/** Notifications under the bell: each as a sentence that leads to where there is something to do. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { NotificationRows, type NotificationRow } from "./notification-rows.tsx";
import classes from "./notification-bell.module.css";

interface NotificationListProps {
  query: QueryView<NotificationRow[]>;
  close: () => void;
  /** What waits for the reader elsewhere. */
  waiting?: React.ReactNode;
}

export function NotificationList({ query, close, waiting }: NotificationListProps) {
  const { t } = useLingui();
  return (
    <Stack gap={12}>
      <h2 className={classes.title}>
        <Trans>Notifications</Trans>
      </h2>
      {waiting}
      <Loaded
        query={query}
        failure={t`We couldn't load notifications.`}
        empty={
          waiting ? (
            <></>
          ) : (
            <p className="muted">
              <Trans>You're up to date.</Trans>
            </p>
          )
        }
      >
        {(rows) => <NotificationRows rows={rows} onFollow={close} />}
      </Loaded>
      <Link to={pages.notifications} onClick={close} className="small">
        <Trans>All notifications</Trans>
      </Link>
    </Stack>
  );
}
