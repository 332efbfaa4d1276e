/** The link to the saved searches and to what is hidden, shown to those who have some. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import type { JobSearchState } from "../search/use-job-search.ts";
import { useHiddenJobs } from "./use-hidden-jobs.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

export function SavedSearchesLink({ state }: { state: JobSearchState }) {
  const count = useSavedSearches().data?.length ?? 0;
  const hiddenCount = useHiddenJobs().data?.length ?? 0;
  if (count + hiddenCount === 0) return null;
  return (
    <Button variant="subtle" size="small" aria-haspopup="dialog" onClick={state.openSaved}>
      {count > 0 ? <Trans>Saved searches ({count})</Trans> : <Trans>Hidden jobs ({hiddenCount})</Trans>}
    </Button>
  );
}
