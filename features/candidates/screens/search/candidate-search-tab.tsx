/** The search: filters, list and the open candidate side by side, as far as the width allows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { useIsWide } from "#features/jobs/screens/search/use-is-wide.ts";
import { educatorPath } from "#features/paths.ts";
import { useMediaQuery } from "#platform/web/hooks/use-media-query.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { candidateActions } from "../candidate-slots.ts";
import { CandidateList, CandidateListTop } from "../list/candidate-list.tsx";
import { Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "../list/candidate-list.module.css";
import { FilterColumn } from "../filters/filter-column.tsx";
import { SearchToolbar } from "./search-toolbar.tsx";
import { useCandidateSearch, type CandidateSearchState } from "./use-candidate-search.ts";

const CandidatePreview = lazyPart(() =>
  import("../list/candidate-preview.tsx").then((module) => module.CandidatePreview),
);

/** From this width on a list and an educator fit beside the navigation, and from the next the filters as well. */
const isRoomyQuery = "(min-width: 1200px)";
const threeColumnsQuery = "(min-width: 1680px)";

export function CandidateSearchTab() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useCandidateSearch();
  const isWide = useIsWide();
  const isRoomy = useMediaQuery(isRoomyQuery);
  const hasThreeColumns = useMediaQuery(threeColumnsQuery);
  const { criteria, setFilters, setSearch, reset, isRun, isKnown, open, query } = state;
  const isSearching = !isKnown || (isRun && query.isLoading);
  const isBeside = isRoomy && (isSearching || (isRun && (query.total > 0 || Boolean(open))));
  useFirstCandidate(state, isBeside);
  candidateActions.usePreload(isBeside);
  const openOne = (slug: string, how: "push" | "replace" = "push") => {
    if (isWide) setSearch({ educator: slug }, how);
    else void navigate(educatorPath(slug));
  };
  const close = () => setSearch({ educator: null }, "push");
  const hasFilterColumn = isRun && (isRoomy ? hasThreeColumns : isWide);
  const preview = isWide && open && <Preview state={state} slug={open} showsName={isBeside} />;
  return (
    <>
      <SearchToolbar state={state} isWide={isWide} hasFilterColumn={hasFilterColumn || !isRun} />
      {isBeside && <CandidateListTop state={state} isBeside />}
      <Grid
        columns="minmax(0, 1fr)"
        gap={24}
        align="start"
        className={classes.columns}
        data-filters={hasFilterColumn || undefined}
        data-pane={isBeside || undefined}
      >
        {hasFilterColumn && (
          <section aria-label={t`Filters`} className={classes.filters}>
            <Row gap={8} justify="between" className={classes.filterHead}>
              <h2>
                <Trans>Filters</Trans>
              </h2>
              <Button variant="subtle" size="small" onClick={reset}>
                <Trans>Reset filters</Trans>
              </Button>
            </Row>
            <FilterColumn criteria={criteria} set={setFilters} />
          </section>
        )}
        <section aria-label={t`Educators`} tabIndex={-1} data-pane className={classes.list}>
          <CandidateList state={state} onOpen={openOne} staysHere={isWide} isBeside={isBeside} />
        </section>
        {isBeside && <Pane>{preview || <SkeletonRows />}</Pane>}
      </Grid>
      {preview && !isBeside && (
        <Dialog isOpen size="side" title={<NameOf state={state} slug={open} />} onClose={close}>
          {preview}
        </Dialog>
      )}
    </>
  );
}

/** Beside the list there is always somebody open: the first one, unless another is chosen. */
function useFirstCandidate({ query, open, setSearch }: CandidateSearchState, isEnabled: boolean) {
  const first = isEnabled && !open && !query.isUpdating ? query.data?.[0]?.slug : undefined;
  useEffect(() => {
    if (first) setSearch({ educator: first }, "replace");
  }, [first, setSearch]);
}

interface PreviewProps {
  state: CandidateSearchState;
  slug: string;
  showsName: boolean;
}

const Preview = ({ state, slug, showsName }: PreviewProps) => (
  <Suspense fallback={<SkeletonRows />}>
    <CandidatePreview key={slug} slug={slug} found={foundOf(state, slug)} showsName={showsName} />
  </Suspense>
);

const foundOf = ({ query }: CandidateSearchState, slug: string) =>
  query.data?.find((profile) => profile.slug === slug);

function NameOf({ state, slug }: Omit<PreviewProps, "showsName">) {
  const found = foundOf(state, slug);
  return found ? fullName(found) : <Trans>Educator</Trans>;
}

/** Esc gives the focus back to the row it was opened from. */
function Pane({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  const leave = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // A dialog over the profile takes the key for itself.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    document.querySelector<HTMLElement>("article[aria-current=true], [data-row][tabindex='0']")?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leads back to the row
    <section aria-label={t`Educator`} tabIndex={-1} data-pane className={classes.pane} onKeyDown={leave}>
      {children}
    </section>
  );
}
