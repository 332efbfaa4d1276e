/** The row of recommendations with its heading, loaded or still loading. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useLastKnown } from "#platform/web/hooks/use-last-known.ts";
import { Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recommended-jobs.module.css";

interface RecommendedRowProps {
  isBusy?: boolean;
  ref?: React.Ref<HTMLHeadingElement>;
  children: React.ReactNode;
}

export const RecommendedRow = ({ isBusy, ref, children }: RecommendedRowProps) => (
  <section aria-labelledby="recommended" className={classes.row} aria-busy={isBusy}>
    <Row gap={16} align="baseline" justify="between" className={classes.top}>
      <h2 id="recommended" ref={ref} tabIndex={-1}>
        <Trans>Recommended for you</Trans>
      </h2>
      <Link to={`${pages.jobs}?recommended=true`}>
        <Trans>See all</Trans>
      </Link>
    </Row>
    <Grid columns="repeat(3, minmax(0, 1fr))" gap={12} className={classes.cards}>
      {children}
    </Grid>
  </section>
);

/** As the last visit knew it; before the first there may be some. */
export const useHasRecommendations = (known: boolean | null) =>
  useLastKnown("has_recommended_jobs", known === null ? null : String(known)) !== "false";

/** The row while it loads, where it is expected. */
export const RecommendedRowRoom = () =>
  useHasRecommendations(null) && (
    <RecommendedRow isBusy>
      {[1, 2, 3].map((key) => (
        <div key={key} className={classes.waiting} aria-hidden="true" />
      ))}
    </RecommendedRow>
  );
