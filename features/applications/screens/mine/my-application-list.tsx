/** The applications of one tab, live: changed ones are marked in place, new ones are counted above. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { JobApplication } from "../../application.ts";
import { MyApplicationCard } from "./my-application-card.tsx";
import { listOptions } from "./my-application-query.ts";
import { useWaitingApplications } from "../apply/waiting-application.ts";
import { WaitingApplications } from "./waiting-applications.tsx";
import type { ApplicationTab } from "./my-application-tabs.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./my-applications.module.css";

interface MyApplicationListProps {
  tab: ApplicationTab;
  /** The label of the tab. */
  name: string;
  openId: string | undefined;
  /** Some applications have ended already. */
  hasPast: boolean;
  onUpdated: () => void;
}

export function MyApplicationList({ tab, name, openId, hasPast, onUpdated }: MyApplicationListProps) {
  const { t } = useLingui();
  const [search] = useSearch();
  const query = useCollection(JobApplication, {
    ...listOptions(tab, search.page),
    live: true,
    keepOffline: true,
  });
  const updated = useUpdatedIds(query.data, openId);
  const reportUpdated = useEffectEvent(onUpdated);
  useEffect(() => {
    if (updated.size > 0) reportUpdated();
  }, [updated.size]);
  const shown = tab === "drafts" ? 0 : query.newCount;
  const isWaiting = useWaitingApplications().length > 0 && tab === "in_progress";
  return (
    <>
      <h2 className="visually-hidden">{name}</h2>
      <NewItems
        count={shown}
        show={query.showNew}
        text={<Plural value={shown} one="# new application." other="# new applications." />}
      />
      {isWaiting && <WaitingApplications />}
      <Loaded
        query={query}
        failure={t`We couldn't load your applications.`}
        empty={!isWaiting && <EmptyTab tab={tab} hasPast={hasPast} />}
      >
        {(applications) => (
          <Stack as="ul" gap={12} className={classes.list}>
            {applications.map((application) => (
              <li key={application.id}>
                <MyApplicationCard application={application} isUpdated={updated.has(application.id)} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      <Pagination page={query.page} pages={query.pages} />
    </>
  );
}

function EmptyTab({ tab, hasPast }: Pick<MyApplicationListProps, "tab" | "hasPast">) {
  const { t } = useLingui();
  const titles = {
    in_progress: hasPast ? t`Nothing is in progress right now.` : t`You haven't applied yet.`,
    drafts: t`An application you begin waits here until you send it.`,
    past: t`Applications that are over are kept here.`,
  };
  return (
    <EmptyState
      title={titles[tab]}
      action={
        <Button as={Link} to={pages.jobs}>
          <Trans>Find jobs</Trans>
        </Button>
      }
    />
  );
}

/** The ids of applications that changed since they were first shown; opening one marks it as seen. */
interface Row {
  id: string;
  stateChangedAt: string;
  viewedAt: string | null;
}

function useUpdatedIds(rows: readonly Row[] | undefined, openId: string | undefined): ReadonlySet<string> {
  const [seenVersions, setSeenVersions] = useState<Record<string, string>>({});
  const fresh = (rows ?? []).filter(
    (row) => !seenVersions[row.id] || (row.id === openId && seenVersions[row.id] !== versionOf(row)),
  );
  if (fresh.length > 0) setSeenVersions({ ...seenVersions, ...versionsOf(fresh) });
  const changed = (rows ?? []).filter(
    (row) => seenVersions[row.id] && seenVersions[row.id] !== versionOf(row),
  );
  return new Set(changed.map(({ id }) => id));
}

const versionsOf = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, versionOf(row)]));

const versionOf = ({ stateChangedAt, viewedAt }: Row) => `${stateChangedAt} ${viewedAt}`;
