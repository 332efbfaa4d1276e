/**
 * "Save filters": names and saves the current search; one that is saved already says so and links to the saved
 * ones.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBookmark from "~icons/tabler/bookmark";
import IconBookmarkFilled from "~icons/tabler/bookmark-filled";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";
import { filtersToSave, isSameSearch, type SavedFilterTexts } from "./filters-to-save.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./saved-filters.module.css";
import { savedFiltersPath, useSavedFilters, type SavedFilter } from "./use-saved-filters.ts";

const NameFilters = lazyPart(() => import("./name-filters.tsx").then((module) => module.NameFilters));

export function SaveFilters({ state }: { state: CandidateSearchState }) {
  const { criteria, place, selection, setSearch } = state;
  const [isNaming, setNaming] = useState(false);
  const saved = useSavedFilters();
  const filters = filtersToSave(criteria, place);
  const same = saved.data?.find((one) => isSameSearch(one.filters, filters));
  const opened = saved.data?.find(({ id }) => id === selection);
  const openTab = () => setSearch({ tab: "saved", educator: null }, "push");
  return (
    <Cluster gap={8} align="stretch" justify="end" className={classes.save}>
      {same ? (
        <Button
          variant="subtle"
          size="small"
          leftSection={<IconBookmarkFilled size={18} />}
          onClick={openTab}
        >
          <Trans>Saved as “{same.name}”</Trans>
        </Button>
      ) : (
        <>
          {opened && <UpdateSaved saved={opened} filters={filters} />}
          <Button
            variant={opened ? "subtle" : "outline"}
            size="small"
            aria-haspopup="dialog"
            leftSection={<IconBookmark size={18} />}
            onClick={() => setNaming(true)}
          >
            {opened ? <Trans>Save as new</Trans> : <Trans>Save filters</Trans>}
          </Button>
        </>
      )}
      {isNaming && (
        <Suspense>
          <NameFilters filters={filters} onClose={() => setNaming(false)} onOpenSaved={openTab} />
        </Suspense>
      )}
    </Cluster>
  );
}

/** The filters of what was opened were changed since. */
function UpdateSaved({ saved, filters }: { saved: SavedFilter; filters: SavedFilterTexts }) {
  const { t } = useLingui();
  const change = useChange(SavedFilterSelection, { at: savedFiltersPath });
  const { name, filters: before } = saved;
  const update = () =>
    change.run(saved, { filters }).then(
      () =>
        toast(t`“${name}” changed.`, {
          undo: () => void change.run(saved, { filters: before }).catch(couldNotSave),
        }),
      couldNotSave,
    );
  return (
    <Button variant="outline" size="small" aria-busy={change.isRunning} onClick={() => void update()}>
      <Trans>Save changes to “{name}”</Trans>
    </Button>
  );
}
