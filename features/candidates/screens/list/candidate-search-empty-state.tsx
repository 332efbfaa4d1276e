/** The empty state of a candidate search: wider circles with their counts, or the filter whose removal finds most. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { UserProfile } from "#features/educators/user-profile.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { applyChange } from "#platform/web/hooks/use-search.ts";
import { useCandidateFilterChips } from "../filters/candidate-filter-chips.tsx";
import {
  anywhereMiles,
  countQuery,
  defaultRadius,
  noPlace,
  readCandidateSearch,
} from "../search/candidate-search.ts";
import { SaveFilters } from "../saved/save-filters.tsx";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";

type Props = { state: CandidateSearchState };

export function CandidateSearchEmptyState({ state }: Props) {
  const { t } = useLingui();
  const { place, reset } = state;
  const best = useMostWorthRemoving(state);
  const address = place?.address;
  if (best === null)
    return (
      <EmptyState
        plain
        title={
          address ? <Trans>No educators near {address} yet.</Trans> : <Trans>No educators here yet.</Trans>
        }
        action={
          <>
            <WidenSearch state={state} />
            <SaveFilters state={state} />
          </>
        }
      />
    );
  return (
    <NoMatch
      plain
      title={t`No educators match these filters`}
      suggestion={
        <>
          <WidenSearch state={state} />
          <SaveFilters state={state} />
        </>
      }
      removal={
        best && best.total > 0 ? (
          <Button variant="outline" onClick={best.onRemove}>
            <Trans>
              Remove {best.label} (<Plural value={best.total} one="# educator" other="# educators" />)
            </Trans>
          </Button>
        ) : null
      }
      onClear={reset}
    />
  );
}

/** "Widen to 50 miles (14 educators)", where the API has counted that many; else without any distance. */
export function WidenSearch({ state }: Props) {
  const { query, place, setFilters } = state;
  const [wider] = query.meta.widerRadii ?? [];
  const variant = query.total > 0 ? "outline" : "filled";
  if (wider) {
    const { radiusInMiles: miles, total } = wider;
    const widen = () => setFilters({ radiusInMiles: miles === defaultRadius ? null : miles });
    return (
      <Button variant={variant} onClick={widen}>
        <Trans>
          Widen to {miles} miles (<Plural value={total} one="# educator" other="# educators" />)
        </Trans>
      </Button>
    );
  }
  return place && <EverywhereButton state={state} variant={variant} />;
}

function EverywhereButton({ state, variant }: Props & { variant: "outline" | "filled" }) {
  const { criteria, query, setFilters } = state;
  const everywhere = useCollection(UserProfile, countQuery(criteria, null));
  const { total } = everywhere;
  if (!everywhere.data || everywhere.isUpdating || total <= query.total) return null;
  return (
    <Button variant={variant} onClick={() => setFilters({ ...noPlace, radiusInMiles: anywhereMiles })}>
      <Trans>
        Search everywhere (<Plural value={total} one="# educator" other="# educators" />)
      </Trans>
    </Button>
  );
}

/** More would be too many requests for one empty page. */
const maxCounted = 6;

/** Null where there is nothing to remove; undefined while the numbers are on their way. */
function useMostWorthRemoving(state: CandidateSearchState) {
  const [params] = useSearchParams();
  const chips = useCandidateFilterChips(state)
    .filter(({ key }) => key !== "place" && key !== "anywhere" && key !== "radius")
    .slice(0, maxCounted);
  const totals = useQueries({
    queries: chips.map((chip) => {
      const without = readCandidateSearch(Object.fromEntries(applyChange(params, chip.change, "replace")));
      const path = collectionPath(UserProfile, countQuery(without, state.place));
      return { queryKey: ["api", path], queryFn: () => call(path) };
    }),
  });
  if (chips.length === 0) return null;
  return chips
    .map((chip, index) => {
      const page = totals[index]?.data?.meta?.page;
      return { ...chip, total: page?.total ?? 0 };
    })
    .toSorted((a, b) => b.total - a.total)[0];
}
