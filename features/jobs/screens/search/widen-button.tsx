/** "Widen to 25 miles (14 jobs)", for the radii that the API has counted. */
import { Plural, Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { defaultRadius } from "./job-search.ts";
import type { JobSearchState } from "./use-job-search.ts";

export interface WiderRadius {
  radiusInMiles: number;
  total: number;
}

declare module "#platform/web/api-client/document.ts" {
  interface DocumentMeta {
    widerRadii?: WiderRadius[];
  }
}

export function WidenButton({ state: { query, setFilters } }: { state: JobSearchState }) {
  const [wider] = query.meta.widerRadii ?? [];
  if (!wider) return null;
  const { radiusInMiles: miles, total } = wider;
  return (
    <Button
      variant={query.total > 0 ? "outline" : "filled"}
      onClick={() => setFilters({ radiusInMiles: miles === defaultRadius ? null : miles })}
    >
      <Trans>
        Widen to {miles} miles (<Plural value={total} one="# job" other="# jobs" />)
      </Trans>
    </Button>
  );
}
