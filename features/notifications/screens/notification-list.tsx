/** The list under the bell: each notification as a sentence, with a link where there is something to do. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { hiringUpdatePath } from "#features/paths.ts";

import type { QueryView } from "#platform/web/data/query-view.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import type { SystemNotification } from "../system-notification.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./notification-bell.module.css";

type Row = ResourceOf<typeof SystemNotification>;

interface NotificationListProps {
  query: QueryView<Row[]>;
  close: () => void;
  /** What waits for the reader elsewhere. */
  waiting?: React.ReactNode;
}

export function NotificationList({ query, close, waiting }: NotificationListProps) {
  const { t } = useLingui();
  return (
    <>
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
        {(rows) => (
          <Stack as="ul" gap={12}>
            {rows.map((row) => (
              <li key={row.id}>
                <NotificationText row={row} close={close} />
                <div className="tiny muted">
                  <TimeText at={row.createdAt} />
                </div>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function NotificationText({ row, close }: { row: Row; close: () => void }) {
  const name = String(row.metadata.name ?? "");
  const stats = "/employer/hiring-hero-stats";
  switch (row.notificationType) {
    case "hiring_progress_update":
      return (
        <Link to={stats} onClick={close}>
          <Trans>Update your hiring progress</Trans>
        </Link>
      );
    case "user_profile_reported_hire":
      return (
        <Link to={hiringUpdatePath({ person: String(row.metadata.userProfileId ?? "") })} onClick={close}>
          <Trans>{name} says you hired them</Trans>
        </Link>
      );
    case "hiring_hero_earned":
      return (
        <Link to={stats} onClick={close}>
          <Trans>You're a Hiring Hero</Trans>
        </Link>
      );
    case "show_hiring_survey":
      return <HiringQuestion row={row} name={name} close={close} />;
    default:
      return <Trans>How is your hiring going?</Trans>;
  }
}

/** To an educator about a program, to a team about a job. */
function HiringQuestion({ row, name, close }: { row: Row; name: string; close: () => void }) {
  const { employerId, jobListingId } = row.metadata;
  const about = employerId
    ? { employer: String(employerId) }
    : jobListingId
      ? { job: String(jobListingId) }
      : {};
  return (
    <Link to={hiringUpdatePath(about)} onClick={close}>
      {employerId ? (
        <Trans>Did {name} hire you?</Trans>
      ) : jobListingId ? (
        <Trans>Did you hire someone for {name}?</Trans>
      ) : (
        <Trans>How is your hiring going?</Trans>
      )}
    </Link>
  );
}
