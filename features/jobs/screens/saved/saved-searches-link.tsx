/** The link to the saved searches, shown to those who have some. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import type { JobSearchState } from "../search/use-job-search.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

export function SavedSearchesLink({ state }: { state: JobSearchState }) {
  const { data } = useSavedSearches();
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="subtle" size="small" aria-haspopup="dialog" onClick={state.openSaved}>
      <Trans>Saved searches ({count})</Trans>
    </Button>
  );
}
