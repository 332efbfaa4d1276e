/**
 * The search words and the place; on small screens the place is in the sheet with the other filters, unless the
 * search needs one.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAdjustmentsHorizontal from "~icons/tabler/adjustments-horizontal";
import { Suspense, useId, useState } from "react";

import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Grid } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { filterCount } from "./candidate-search.ts";
import { PlaceAndDistance } from "../filters/place-and-distance.tsx";
import classes from "./search-toolbar.module.css";
import type { CandidateSearchState } from "./use-candidate-search.ts";

const FilterSheet = lazyPart(() =>
  import("../filters/filter-sheet.tsx").then((module) => module.FilterSheet),
);

interface SearchToolbarProps {
  state: CandidateSearchState;
  /** Room for the place beside the words. */
  isWide: boolean;
  /** The filters stand beside the list. */
  hasFilterColumn: boolean;
}

export function SearchToolbar({ state, isWide, hasFilterColumn }: SearchToolbarProps) {
  const { t } = useLingui();
  const { criteria, place, homes, isKnown, isRun, setFilters } = state;
  // It stays once it was requested here: anyone who just answered is still at the field.
  const [wasAsked, setAsked] = useState(false);
  if (isKnown && !isRun && !wasAsked) setAsked(true);
  return (
    <Grid
      columns="minmax(0, 1fr) minmax(0, 1fr)"
      gap={[8, 16]}
      align="start"
      role="search"
      aria-label={t`Educators`}
      className={classes.tools}
      data-button={(isWide && !hasFilterColumn) || undefined}
    >
      <SearchField state={state} />
      {!isWide && <SheetButton state={state} />}
      {(isWide || wasAsked) && (
        <PlaceAndDistance criteria={criteria} place={place} homes={homes} set={setFilters} />
      )}
      {isWide && !hasFilterColumn && <SheetButton state={state} />}
    </Grid>
  );
}

/** Debounces typing before the search runs; the rows fade immediately. */
const debounceMs = 300;

function SearchField({ state: { criteria, setFilters, setTyping } }: Pick<SearchToolbarProps, "state">) {
  const { t } = useLingui();
  const id = useId();
  const { value, setValue, sent } = useOptimisticParam(criteria.q);
  const send = (text: string) => {
    sent(text.trim());
    setFilters({ q: text.trim() });
  };
  const search = useDebouncedCallback(send, debounceMs);
  const type = (text: string) => {
    setValue(text);
    setTyping(text.trim() !== criteria.q);
    search.schedule(text);
  };
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault();
        search.cancel();
        send(value);
      }}
    >
      <label htmlFor={id} className={field.label}>
        <Trans>Search</Trans>
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        className={field.input}
        placeholder={t`Name, role or words`}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </form>
  );
}

function SheetButton({ state }: Pick<SearchToolbarProps, "state">) {
  const [isOpen, setOpen] = useState(false);
  const { criteria } = state;
  // "Show" and the job are visible beside the list, so they do not count.
  const count = filterCount({ ...criteria, status: "all", jobListingId: null });
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        leftSection={<IconAdjustmentsHorizontal size={18} />}
      >
        {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet state={state} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
