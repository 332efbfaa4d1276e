/**
 * Small screens: every filter in one sheet. Nothing changes until "Show 56 educators" is pressed; Esc discards the
 * changes.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router";

import { UserProfile } from "#features/educators/user-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { useIsNarrow } from "#platform/web/hooks/use-media-query.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { applyChange, type SetSearch } from "#platform/web/hooks/use-search.ts";
import {
  countQuery,
  filterNames,
  noFilters,
  noPlace,
  placeNames,
  readCandidateSearch,
} from "../search/candidate-search.ts";
import { FilterColumn, ShowText } from "./filter-column.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./filters.module.css";
import { MatchJobSelect } from "../list/list-toolbar.tsx";
import { PlaceAndDistance } from "./place-and-distance.tsx";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";

interface FilterSheetProps {
  state: CandidateSearchState;
  close: () => void;
}

export function FilterSheet({ state, close }: FilterSheetProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [params] = useSearchParams();
  const [draft, setDraft] = useState(params);
  const criteria = readCandidateSearch(Object.fromEntries(draft));
  const write: SetSearch = (change) => setDraft((before) => applyChange(before, change, "replace"));
  const place = criteria.isAnywhere ? null : (criteria.at ?? (criteria.address ? state.place : state.home));
  const count = useCollection(UserProfile, countQuery(criteria, place));
  const show = () => {
    state.setFilters(
      Object.fromEntries(
        [...filterNames, ...placeNames, "jobListingId"].map((name) => [name, draft.get(name)]),
      ),
    );
    close();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t`Filters`}
      size="medium"
      footer={
        <>
          <Button variant="outline" onClick={() => write({ ...noFilters, ...noPlace, jobListingId: null })}>
            <Trans>Clear all</Trans>
          </Button>
          <Button onClick={show} aria-busy={count.isLoading || count.isUpdating} className={classes.show}>
            <ShowText total={count.data ? count.total : undefined} />
          </Button>
        </>
      }
    >
      <Stack gap={16} className={classes.sheet}>
        <PlaceAndDistance criteria={criteria} place={place} homes={state.homes} set={write} />
        {isNarrow && <MatchJobSelect criteria={criteria} set={write} />}
        <FilterColumn criteria={criteria} set={write} />
      </Stack>
    </Dialog>
  );
}
