/** One saved search: its name links to it; how often it is mailed, and whether. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange, useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { alertSearchPath } from "../../alert-search.ts";
import { JobAlert } from "../../job-alert.ts";
import { useFrequencyOptions } from "./frequency-labels.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./saved-searches.module.css";
import { useSearchDescription } from "./search-description.tsx";
import type { SavedSearch } from "./use-saved-searches.ts";

export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { t } = useLingui();
  const change = useChange(JobAlert, { optimistic: true });
  const frequencies = useFrequencyOptions();
  const remove = useRemoveSearch();
  const words = useSearchDescription(search.filters);
  const [now] = useState(() => new Date());
  const isOver = new Date(search.wantedUntil) <= now;
  const isOff = search.paused || isOver;
  return (
    <Stack as="article" gap={6} aria-label={search.name} className={classes.row}>
      <Cluster as="h3" gap={8} className={classes.name}>
        <Link to={alertSearchPath(search.filters)}>{search.name}</Link>
        {isOff && <Pill>{isOver ? <Trans>Ended</Trans> : <Trans>Paused</Trans>}</Pill>}
      </Cluster>
      {words !== search.name && <p className={`small muted ${classes.words}`}>{words}</p>}
      <Cluster gap={8} className={classes.acts}>
        <Select
          label={t`How often`}
          hideLabel
          options={frequencies}
          value={search.frequency}
          onChange={(frequency) => void change.run(search, { frequency })}
        />
        <Button
          variant="outline"
          size="small"
          aria-label={isOff ? t`Go on with ${search.name}` : t`Pause ${search.name}`}
          onClick={() => void change.run(search, { paused: !isOff })}
        >
          {isOff ? <Trans>Go on</Trans> : <Trans>Pause</Trans>}
        </Button>
        <Button
          variant="subtle"
          size="small"
          aria-label={t`Delete ${search.name}`}
          onClick={() => void remove(search)}
        >
          <Trans>Delete</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Undo saves it again. */
function useRemoveSearch() {
  const { t } = useLingui();
  const remove = useRemove(JobAlert, { optimistic: true });
  const create = useCreate(JobAlert);
  return async (search: SavedSearch) => {
    const { name, filters, frequency, paused } = search;
    if (!(await remove.run(search))) return;
    toast(t`“${name}” deleted.`, {
      undo: () => void create.run({ name, filters, frequency, paused }).catch(couldNotSave),
    });
  };
}
