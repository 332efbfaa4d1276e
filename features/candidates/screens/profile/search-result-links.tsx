/** Links back to the search that found a candidate, and to the previous and next result. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { Link, useSearchParams } from "react-router";

import { educatorPath, pages } from "#features/paths.ts";
import { useNeighbors } from "../search-result-order.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate.module.css";

export function SearchResultLinks({ slug }: { slug: string }) {
  const { t } = useLingui();
  const around = useNeighbors(slug);
  const [params] = useSearchParams();
  if (!around) return null;
  // The job one looks at the match with goes along.
  const job = params.get("job");
  const to = (next: string) => educatorPath(next) + (job ? `?job=${encodeURIComponent(job)}` : "");
  return (
    <Cluster as="nav" gap={[4, 20]} align="stretch" aria-label={t`Search results`} className={classes.around}>
      <Link to={`${pages.educators}${around.search && `?${around.search.replace(/^\?/, "")}`}`}>
        <IconArrowLeft size={18} />
        <Trans>Back to search</Trans>
      </Link>
      {around.previous && (
        <Link to={to(around.previous)}>
          <IconChevronLeft size={18} />
          <Trans>Previous</Trans>
        </Link>
      )}
      {around.next && (
        <Link to={to(around.next)}>
          <Trans>Next</Trans>
          <IconChevronRight size={18} />
        </Link>
      )}
    </Cluster>
  );
}
