/** The search: filters, list and the open candidate side by side, as far as the width allows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef, useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { useIsWide } from "#features/jobs/screens/search/use-is-wide.ts";
import { educatorPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { CandidateList } from "../list/candidate-list.tsx";
import { Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "../list/candidate-list.module.css";
import { FilterColumn } from "../filters/filter-column.tsx";
import { SearchToolbar } from "./search-toolbar.tsx";
import { useCandidateSearch, type CandidateSearchState } from "./use-candidate-search.ts";

const CandidatePreview = lazyPart(() =>
  import("../list/candidate-preview.tsx").then((module) => module.CandidatePreview),
);

/** Filters, a list that can be read, and the open educator need so many pixels. */
const threeColumns = 1110;

export function CandidateSearchTab() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useCandidateSearch();
  const isWide = useIsWide();
  const frame = useRef<HTMLDivElement>(null);
  const hasRoom = useElementWidth(frame) >= threeColumns;
  const { criteria, setFilters, setSearch, reset, isRun, open, query } = state;
  const openOne = (slug: string) => {
    if (isWide) setSearch({ educator: slug }, "push");
    else void navigate(educatorPath(slug));
  };
  const close = () => setSearch({ educator: null }, "push");
  const hasFilters = isWide && isRun;
  const preview = isWide && open && <Preview state={state} slug={open} showsName={hasRoom} />;
  return (
    <div ref={frame}>
      <SearchToolbar state={state} isWide={isWide} />
      <Grid
        columns="minmax(0, 1fr)"
        gap={24}
        align="start"
        className={classes.columns}
        data-filters={hasFilters || undefined}
        data-pane={(hasFilters && hasRoom && (query.total > 0 || Boolean(open))) || undefined}
      >
        {hasFilters && (
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
          <CandidateList state={state} onOpen={openOne} staysHere={isWide} />
        </section>
        {hasFilters && hasRoom && (query.total > 0 || open) && (
          <Pane onLeave={open ? close : undefined}>
            {preview || (
              <p className="muted">
                <Trans>Choose an educator to read about them here.</Trans>
              </p>
            )}
          </Pane>
        )}
      </Grid>
      {preview && !hasRoom && (
        <Dialog isOpen size="side" title={<NameOf state={state} slug={open} />} onClose={close}>
          {preview}
        </Dialog>
      )}
    </div>
  );
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
function Pane({ onLeave, children }: { onLeave?: (() => void) | undefined; children: React.ReactNode }) {
  const { t } = useLingui();
  const leave = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Closing a dialog over the profile must not close the profile.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    document.querySelector<HTMLElement>("article[aria-current=true], [data-row][tabindex='0']")?.focus();
    onLeave?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leads back to the row
    <section aria-label={t`Educator`} tabIndex={-1} data-pane className={classes.pane} onKeyDown={leave}>
      {children}
    </section>
  );
}

/** The width of an element in pixels, as it changes; 0 before it is mounted. */
function useElementWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
