/** /jobs/applications: the educator's applications, drafts and liked jobs with their status. */
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { LikedJobs } from "./liked-jobs.tsx";
import { MyApplicationList } from "./my-application-list.tsx";
import { myApplicationListPath } from "./my-application-query.ts";
import { tabOf, useTabCounts, type MyTab } from "./my-application-tabs.ts";

const MyApplicationSheet = lazyPart(() =>
  import("./my-application-sheet.tsx").then((module) => module.MyApplicationSheet),
);

export const handle = routeHandle(
  { access: "educator", shell: "app", hasServerData: true },
  (read, { search }) => {
    const tab = tabOf(search.tab);
    return tab === "liked" ? null : read(myApplicationListPath(tab, search.page));
  },
);

export default function MyApplicationsScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const counts = useTabCounts();
  const tab = tabOf(search.tab);
  const labels: Record<MyTab, string> = {
    in_progress: t`In progress`,
    drafts: t`Drafts`,
    liked: t`Liked jobs`,
    past: t`Past`,
  };
  const tabs = (["in_progress", "drafts", "liked", "past"] as const).map((value) => ({
    value,
    label: labels[value],
    count: counts.of(value),
  }));
  return (
    <Page title={t`My applications`}>
      <Tabs
        label={t`Applications`}
        tabs={tabs}
        value={tab}
        onChange={(value) => setSearch({ tab: value === "in_progress" ? null : value })}
      >
        {tab === "liked" ? (
          <LikedJobs />
        ) : (
          <MyApplicationList
            key={tab}
            tab={tab}
            name={labels[tab]}
            openId={search.application}
            hasPast={!!counts.of("past")}
            onUpdated={counts.refetch}
          />
        )}
      </Tabs>
      <Suspense>
        {search.application && (
          <MyApplicationSheet
            key={search.application}
            id={search.application}
            close={() => setSearch({ application: null, page: search.page })}
          />
        )}
      </Suspense>
    </Page>
  );
}
