/** Shown if there is no filter and the employer has no location yet: the search needs a place. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { anywhereMiles } from "./candidate-search.ts";
import type { CandidateSearchState } from "./use-candidate-search.ts";

export const LocationPrompt = ({ state: { setFilters } }: { state: CandidateSearchState }) => (
  <EmptyState
    title={<Trans>Where are you looking?</Trans>}
    action={
      <>
        <Button onClick={() => setFilters({ radiusInMiles: anywhereMiles })}>
          <Trans>Search everywhere</Trans>
        </Button>
        <Button as={Link} to={pages.employerLocations} variant="outline">
          <Trans>Add your location</Trans>
        </Button>
      </>
    }
  >
    <Trans>Enter a town or a ZIP above, and educators near it are listed here.</Trans>
  </EmptyState>
);
