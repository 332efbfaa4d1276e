/** The saved searches: description and new matches of each; open, rename, delete, and emails on or off. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { SavedFilterRow } from "./saved-filter-row.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./saved-filters.module.css";
import { useSavedFilters } from "./use-saved-filters.ts";

export function SavedFilters() {
  const { t } = useLingui();
  const query = useSavedFilters();
  useShownAtOnce(query.newCount, query.showNew);
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load saved filters.`}
      skeleton={<SkeletonRows count={3} height={112} />}
      empty={
        <EmptyState
          plain
          title={<Trans>Save a search and we'll mark it when new educators match.</Trans>}
          action={
            <Button as={Link} to={pages.educators}>
              <Trans>Go to search</Trans>
            </Button>
          }
        />
      }
    >
      {(saved) => (
        <Stack as="ul" aria-label={t`Saved filters`} className={classes.list}>
          {saved.map((one) => (
            <li key={one.id}>
              <SavedFilterRow saved={one} />
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** A search that is saved in another window appears here as well. */
function useShownAtOnce(newCount: number, showNew: () => void) {
  const show = useEffectEvent(showNew);
  useEffect(() => {
    if (newCount > 0) show();
  }, [newCount]);
}
