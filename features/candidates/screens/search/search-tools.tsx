/**
 * What is searched: words, and where; on small screens the place stands with the other filters in the sheet, unless the
 * search waits for one.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";

import { useFollowing } from "#features/jobs/screens/use-following.ts";
import { Button } from "#platform/web/ui/button.tsx";
import field from "#platform/web/ui/field.module.css";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { filterCount } from "./candidate-search.ts";
import { PlaceAndDistance } from "./place-and-distance.tsx";
import classes from "./search-tools.module.css";
import type { CandidateSearchState } from "./use-candidate-search.ts";

const FilterSheet = lazyPart(() => import("./filter-sheet.tsx").then((module) => module.FilterSheet));

interface SearchToolsProps {
  state: CandidateSearchState;
  /** Room for the filters beside the list. */
  isWide: boolean;
}

export function SearchTools({ state, isWide }: SearchToolsProps) {
  const { t } = useLingui();
  const { asked, place, homes, isKnown, isRun, setFilters } = state;
  // It stays once it was asked for here: whoever just answered is still at the field.
  const [wasAsked, setAsked] = useState(false);
  if (isKnown && !isRun && !wasAsked) setAsked(true);
  return (
    <div role="search" aria-label={t`Educators`} className={classes.tools}>
      <Words state={state} />
      {!isWide && <SheetButton state={state} />}
      {(isWide || wasAsked) && (
        <PlaceAndDistance asked={asked} place={place} homes={homes} set={setFilters} />
      )}
    </div>
  );
}

/** Typing waits for a pause before the list is asked; the rows fade at once. */
const pause = 300;

function Words({ state: { asked, setFilters, setTyping } }: Pick<SearchToolsProps, "state">) {
  const { t } = useLingui();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { shown, show, sent } = useFollowing(asked.q);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent(text.trim());
    setFilters({ q: text.trim() });
  };
  const type = (text: string) => {
    show(text);
    setTyping(text.trim() !== asked.q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), pause);
  };
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault();
        send(shown);
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
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </form>
  );
}

function SheetButton({ state }: Pick<SearchToolsProps, "state">) {
  const [isOpen, setOpen] = useState(false);
  const { asked } = state;
  // What "Show" and the job say is seen beside the list.
  const count = filterCount({ ...asked, status: "all", jobListingId: null });
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
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
