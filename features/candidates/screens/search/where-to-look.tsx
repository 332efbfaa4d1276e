/** Nothing was asked and the employer has no place of its own yet: the search waits for one. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Empty } from "#platform/web/ui/empty.tsx";
import { anywhere } from "./candidate-search.ts";
import type { CandidateSearchState } from "./use-candidate-search.ts";

export const WhereToLook = ({ state: { setFilters } }: { state: CandidateSearchState }) => (
  <Empty
    title={<Trans>Where are you looking?</Trans>}
    action={
      <>
        <Button onClick={() => setFilters({ radiusInMiles: anywhere })}>
          <Trans>Search everywhere</Trans>
        </Button>
        <Button component={Link} to={`${pages.employerProfile}#locations`} variant="outline">
          <Trans>Add your location</Trans>
        </Button>
      </>
    }
  >
    <Trans>Enter a town or a ZIP above, and educators near it are listed here.</Trans>
  </Empty>
);
