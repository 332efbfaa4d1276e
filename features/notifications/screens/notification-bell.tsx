/** The bell with its notifications, newest first. Opening it marks all of them seen. */
import { useLingui } from "@lingui/react/macro";
import IconBell from "~icons/tabler/bell";
import { Suspense, useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Popover } from "#platform/web/ui/overlay/popover.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import iconButton from "#platform/web/ui/form/icon-button.module.css";
import classes from "./notification-bell.module.css";
import { SystemNotification } from "../system-notification.ts";
import { isTutorial } from "../notification-types.ts";

const NotificationList = lazyPart(() =>
  import("./notification-list.tsx").then((module) => module.NotificationList),
);

interface NotificationBellProps {
  /** Above the list: what waits for the reader elsewhere; nothing where nothing does. */
  waiting?: (close: () => void) => React.ReactNode;
}

export function NotificationBell({ waiting }: NotificationBellProps) {
  const { t } = useLingui();
  const { status } = useSession();
  const isAvailable = useHasCollection(SystemNotification.type) && status === "signed-in";
  const query = useCollection(SystemNotification, { enabled: isAvailable, live: isAvailable });
  const change = useChange(SystemNotification);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const current = (query.data ?? []).filter(
    ({ endDate, notificationType }) => (!endDate || endDate > now) && !isTutorial(notificationType),
  );
  const unseen = current.filter(({ seenAt }) => !seenAt);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    if (next && query.newCount) query.showNew();
    if (next)
      for (const notification of unseen)
        void change.run(notification, { seenAt: now }).catch(() => undefined);
  };
  const isNew = unseen.length > 0 || query.newCount > 0;
  return (
    <Popover
      isOpen={isOpen}
      onChange={handleOpenChange}
      label={isNew ? t`Notifications, new` : t`Notifications`}
      className={iconButton.button}
      button={
        <>
          <IconBell />
          {isNew && <span className={classes.dot} />}
        </>
      }
    >
      <Suspense fallback={<SkeletonRows count={3} />}>
        <NotificationList
          query={isAvailable ? { ...query, data: query.data && current } : noNotifications}
          close={() => setOpen(false)}
          waiting={waiting?.(() => setOpen(false))}
        />
      </Suspense>
    </Popover>
  );
}

const noNotifications = {
  data: [],
  error: null,
  isLoading: false,
  isUpdating: false,
  retry: () => undefined,
};
