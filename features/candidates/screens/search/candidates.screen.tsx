/** /educators: employers search for educators to contact, and save searches. */
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { CandidateSearchTab } from "./candidate-search-tab.tsx";
import { readCandidatesAhead } from "./use-candidate-search.ts";
import { useSavedFilterUpdates } from "../saved/use-saved-filter-updates.ts";

const SavedFilters = lazyPart(
  () => import("../saved/saved-filters.tsx").then((module) => module.SavedFilters),
  "saved-filters",
);

export const handle = routeHandle(
  { access: "employer", shell: "split", hasServerData: (search) => !search.has("educator") },
  readCandidatesAhead,
);

export default function CandidatesScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const isSaved = search.tab === "saved";
  const hasNews = useSavedFilterUpdates(isSaved);
  return (
    <Page title={t`Find educators`} width="wide">
      <Tabs
        label={t`Educators`}
        value={isSaved ? "saved" : "search"}
        onChange={(tab) => setSearch({ tab: tab === "saved" ? tab : null, educator: null }, "push")}
        tabs={[
          { value: "search", label: t`Search` },
          { value: "saved", label: t`Saved filters`, updates: hasNews ? t`new matches` : undefined },
        ]}
      >
        {isSaved ? (
          <Suspense fallback={<SkeletonRows count={3} height={96} />}>
            <SavedFilters />
          </Suspense>
        ) : (
          <CandidateSearchTab />
        )}
      </Tabs>
    </Page>
  );
}
