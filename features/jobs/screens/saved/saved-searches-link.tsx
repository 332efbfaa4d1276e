/** The link to the saved searches and to what is hidden, shown to those who have some. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import type { JobSearchState } from "../search/use-job-search.ts";
import { SavedSearchesRoom, useHasSavedSearches } from "./saved-searches-room.tsx";
import { useHiddenJobs } from "./use-hidden-jobs.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

export function SavedSearchesLink({ state }: { state: JobSearchState }) {
  const [saved, hidden] = [useSavedSearches(), useHiddenJobs()];
  const isLoading = saved.isLoading || hidden.isLoading;
  const [count, hiddenCount] = [saved.data?.length ?? 0, hidden.data?.length ?? 0];
  useHasSavedSearches(isLoading ? null : count + hiddenCount > 0);
  if (isLoading) return <SavedSearchesRoom />;
  if (count + hiddenCount === 0) return null;
  return (
    <Button variant="subtle" size="small" aria-haspopup="dialog" onClick={state.openSaved}>
      {count > 0 ? <Trans>Saved searches ({count})</Trans> : <Trans>Hidden jobs ({hiddenCount})</Trans>}
    </Button>
  );
}
