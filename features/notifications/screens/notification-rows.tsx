/** Rows of notifications, each as a sentence that leads to where there is something to do. */
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { inAppMessage } from "../in-app-occasions.ts";
import type { SystemNotification } from "../system-notification.ts";

export type NotificationRow = ResourceOf<typeof SystemNotification>;

interface NotificationRowsProps {
  rows: NotificationRow[];
  onFollow?: (row: NotificationRow) => void;
  /** Says of each whether it is new. */
  marksNew?: boolean;
}

export function NotificationRows({ rows, onFollow, marksNew }: NotificationRowsProps) {
  const { i18n, t } = useLingui();
  return (
    <Stack as="ul" gap={12}>
      {rows.map((row) => {
        const { text, path } = inAppMessage(row, (id, values) => i18n._(id, values));
        return (
          <li key={row.id}>
            <Cluster gap={8}>
              {path ? (
                <Link to={path} onClick={() => onFollow?.(row)}>
                  {text}
                </Link>
              ) : (
                <span>{text}</span>
              )}
              {marksNew && !row.seenAt && <Pill tone="info">{t`New`}</Pill>}
            </Cluster>
            <div className="tiny muted">
              <TimeText at={row.createdAt} />
            </div>
          </li>
        );
      })}
    </Stack>
  );
}
