/** The bell: what the product has to say, newest first. Opening it marks everything seen. */
import { useLingui } from "@lingui/react/macro";
import { IconBell } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { Popover } from "../ui/overlay/popover.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { useChange } from "../data/use-change.ts";
import { useCollection } from "../data/use-collection.ts";
import { useHasCollection } from "../data/capabilities.ts";
import classes from "./notifications.module.css";
import { SystemNotification } from "./system-notification.ts";
import { isTutorial } from "./use-coach-mark.ts";

const NotificationList = lazyPart(() =>
  import("./notification-list.tsx").then((module) => module.NotificationList),
);

export function Notifications() {
  const { t } = useLingui();
  const { status } = useSession();
  const isThere = useHasCollection(SystemNotification.type) && status === "signed-in";
  const query = useCollection(SystemNotification, { enabled: isThere, live: isThere });
  const change = useChange(SystemNotification);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const current = (query.data ?? []).filter(
    ({ endDate, notificationType }) => (!endDate || endDate > now) && !isTutorial(notificationType),
  );
  const unseen = current.filter(({ seenAt }) => !seenAt);
  const open = (next: boolean) => {
    setOpen(next);
    if (next && query.newCount) query.showNew();
    if (next) for (const one of unseen) void change.run(one, { seenAt: now }).catch(() => undefined);
  };
  const isNew = unseen.length > 0 || query.newCount > 0;
  return (
    <Popover
      isOpen={isOpen}
      onChange={open}
      label={isNew ? t`Notifications, new` : t`Notifications`}
      className={classes.bell}
      button={
        <>
          <IconBell size={20} stroke={1.75} aria-hidden="true" />
          {isNew && <span className={classes.dot} />}
        </>
      }
    >
      <Suspense fallback={<SkeletonRows count={3} />}>
        <NotificationList
          query={isThere ? { ...query, data: query.data && current } : none}
          close={() => setOpen(false)}
        />
      </Suspense>
    </Popover>
  );
}

const none = { data: [], error: null, isLoading: false, isUpdating: false, retry: () => undefined };
