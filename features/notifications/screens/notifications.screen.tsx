/** /notifications: what the product told its reader, by subject, and what of it is new. */
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { type CollectionView, useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { type LabelMap, useLabels } from "#platform/web/i18n/labels.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import chip from "#platform/web/ui/form/chip.module.css";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Link } from "react-router";
import { notificationSubjects, typesAbout } from "../notification-types.ts";
import { SystemNotification } from "../system-notification.ts";
import { type NotificationRow, NotificationRows } from "./notification-rows.tsx";

export const handle = routeHandle({ access: "account", shell: "app", hasServerData: true });

export default function NotificationsScreen() {
  const { t } = useLingui();
  const { userType } = useSession();
  const [search, setSearch] = useSearch();
  const isUnread = search["show"] === "unread";
  const subject = isOneOf(notificationSubjects, search["about"]) ? search["about"] : undefined;
  const query = useCollection(SystemNotification, {
    filter: { notificationType: typesAbout(subject), ...(isUnread && { seen: false }) },
    page: Number(search["page"]) || 1,
    live: true,
  });
  if (userType === "operator") return <NotFound />;
  return (
    <Page
      title={t`Notifications`}
      width="form"
      actions={<MarkAllRead onDone={query.retry} />}
      lead={<Link to={`${pages.settings}#emails`}>{t`Choose what you are told, and how`}</Link>}
    >
      <Stack gap={20}>
        <Filters
          isUnread={isUnread}
          subject={subject}
          subjects={userType === "employer" ? notificationSubjects : []}
          onChange={setSearch}
        />
        <NewItems
          count={query.newCount}
          show={query.showNew}
          text={<Plural value={query.newCount} one="# new notification." other="# new notifications." />}
        />
        <Rows query={query} isFiltered={isUnread || subject !== undefined} onClear={setSearch} />
        <Pagination page={query.page} pages={query.pages} />
      </Stack>
    </Page>
  );
}

interface RowsProps {
  query: CollectionView<NotificationRow>;
  isFiltered: boolean;
  onClear: (change: { show: null; about: null }) => void;
}

function Rows({ query, isFiltered, onClear }: RowsProps) {
  const { t } = useLingui();
  const change = useChange(SystemNotification);
  const markSeen = (row: NotificationRow) => {
    if (!row.seenAt) void change.run(row, { seenAt: new Date().toISOString() }).catch(() => undefined);
  };
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load notifications.`}
      empty={
        isFiltered ? (
          <NoMatch
            plain
            title={t`Nothing here under these filters.`}
            onClear={() => onClear({ show: null, about: null })}
          />
        ) : (
          <EmptyState title={t`You're up to date.`} />
        )
      }
    >
      {(rows) => <NotificationRows rows={rows} onFollow={markSeen} marksNew />}
    </Loaded>
  );
}

const subjectLabels: LabelMap = { hires: msg`Hires`, hiring_hero: msg`Hiring Hero` };

/** In all tabs and devices at once. */
function MarkAllRead({ onDone }: { onDone: () => void }) {
  const mark = useWrite(async () => {
    await call("system_notifications/mark_seen", { method: "POST", body: {} });
    onDone();
  });
  return (
    <BusyButton variant="outline" isBusy={mark.isRunning} onClick={() => void mark.run().catch(couldNotSave)}>
      <Trans>Mark all as read</Trans>
    </BusyButton>
  );
}

interface FiltersProps {
  isUnread: boolean;
  subject: string | undefined;
  subjects: typeof notificationSubjects | [];
  onChange: (change: { show?: string | null; about?: string | null }) => void;
}

function Filters({ isUnread, subject, subjects, onChange }: FiltersProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  return (
    <Cluster gap={8} role="group" aria-label={t`Filters`}>
      <button
        type="button"
        className={chip.chip}
        aria-pressed={isUnread}
        onClick={() => onChange({ show: isUnread ? null : "unread" })}
      >
        <Trans>Unread</Trans>
      </button>
      {subjects.map((one) => (
        <button
          key={one}
          type="button"
          className={chip.chip}
          aria-pressed={subject === one}
          onClick={() => onChange({ about: subject === one ? null : one })}
        >
          {labelFor(subjectLabels, one)}
        </button>
      ))}
    </Cluster>
  );
}
