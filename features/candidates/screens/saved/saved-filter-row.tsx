/** One saved search: its name opens it, a pill shows how many are new, and a switch turns its emails on. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { applyChange } from "#platform/web/hooks/use-search.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useChange, useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { pages } from "#features/paths.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import { searchOf } from "./filters-to-save.ts";
import { FilterDescription } from "./filter-description.tsx";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./saved-filters.module.css";
import { savedFiltersPath, type SavedFilter } from "./use-saved-filters.ts";

const RenameFilters = lazyPart(() => import("./name-filters.tsx").then((module) => module.RenameFilters));

export function SavedFilterRow({ saved }: { saved: SavedFilter }) {
  const { t } = useLingui();
  const [isRenaming, setRenaming] = useState(false);
  const change = useChange(SavedFilterSelection, { at: savedFiltersPath, optimistic: true });
  const open = useOpenSaved();
  const remove = useRemoveSaved();
  const { name, diff } = saved;
  return (
    <Grid
      as="article"
      columns="minmax(0, 1fr) auto"
      gap={[12, 24]}
      align="center"
      aria-label={name}
      className={classes.row}
    >
      <Stack gap={4}>
        <Cluster as="h2" gap={[4, 10]} className={classes.name}>
          {name}
          {diff.length > 0 && (
            <Pill tone="primary">
              <Plural value={diff.length} one="# new" other="# new" />
            </Pill>
          )}
        </Cluster>
        <FilterDescription filters={saved.filters} />
      </Stack>
      <Cluster gap={8} className={classes.acts}>
        <Switch
          isOn={saved.emailMe}
          label={t`Email me new matches of ${name}`}
          onChange={(emailMe) => void change.run(saved, { emailMe })}
        >
          <Trans>Email me</Trans>
        </Switch>
        <Button variant="outline" size="small" aria-label={t`Open ${name}`} onClick={() => open(saved)}>
          <Trans>Open</Trans>
        </Button>
        <Button
          variant="subtle"
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="subtle"
          size="small"
          aria-label={t`Delete ${name}`}
          onClick={() => void remove(saved)}
        >
          <Trans>Delete</Trans>
        </Button>
      </Cluster>
      {isRenaming && (
        <Suspense>
          <RenameFilters saved={saved} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </Grid>
  );
}

/** Opening empties it: anyone who was new is marked in the list that opens. */
export function useOpenSaved() {
  const navigate = useNavigate();
  const view = useAction(SavedFilterSelection, "view", { at: savedFiltersPath });
  return ({ id, diff, filters }: SavedFilter) => {
    void view.run({ id }, undefined, { optimistic: { diff: [] } });
    const change = { ...searchOf(filters), selection: id };
    const search = applyChange(new URLSearchParams(), change, "replace");
    void navigate(`${pages.educators}?${search}`, { state: { newMatches: diff } });
  };
}

/** Undo saves it again. */
function useRemoveSaved() {
  const { t } = useLingui();
  const remove = useRemove(SavedFilterSelection, { at: savedFiltersPath, optimistic: true });
  const create = useCreate(SavedFilterSelection, { at: savedFiltersPath });
  return async (saved: SavedFilter) => {
    const { name, filters, emailMe } = saved;
    if (!(await remove.run(saved))) return;
    toast(t`“${name}” deleted.`, {
      undo: () => void create.run({ name, filters, emailMe }).catch(couldNotSave),
    });
  };
}
