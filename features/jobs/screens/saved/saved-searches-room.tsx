/** The room of the link to saved searches while nobody knows yet whether there are any. */
import { Trans } from "@lingui/react/macro";

import { useLastKnown } from "#platform/web/hooks/use-last-known.ts";
import { Button } from "#platform/web/ui/form/button.tsx";

/** As the last visit knew it; false before the first. */
export const useHasSavedSearches = (known: boolean | null) =>
  useLastKnown("has_saved_searches", known === null ? null : String(known)) === "true";

export function SavedSearchesRoom() {
  const count = 1;
  if (!useHasSavedSearches(null)) return null;
  return (
    <Button as="span" variant="subtle" size="small" aria-hidden="true" className="invisible">
      <Trans>Saved searches ({count})</Trans>
    </Button>
  );
}
