/** The way to the saved searches, for who has some. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/button.tsx";
import type { JobSearchState } from "../use-job-search.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

export function OpenSaved({ state }: { state: JobSearchState }) {
  const { data } = useSavedSearches();
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="subtle" size="small" aria-haspopup="dialog" onClick={state.openSaved}>
      <Trans>Saved searches ({count})</Trans>
    </Button>
  );
}
