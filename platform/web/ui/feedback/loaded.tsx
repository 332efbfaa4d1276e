/**
 * Shows the data of a hook, and the three states that screens never write themselves: loading, failed and empty.
 *
 *     <Loaded query={query} failure={t`We couldn't load jobs.`} empty={<Empty …/>}>{(jobs) => …}</Loaded>
 */
import { Trans } from "@lingui/react/macro";

import type { QueryView } from "../../data/query-view.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./loaded.module.css";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { useDelayed } from "../../hooks/use-delayed.ts";
import { Button } from "../form/button.tsx";

interface LoadedProps<T> {
  query: QueryView<T>;
  /** "We couldn't load {things}." in the reader's language. */
  failure?: React.ReactNode;
  /** Instead of an empty list. */
  empty?: React.ReactNode;
  /** A placeholder shaped like the result; six rows by default. */
  skeleton?: React.ReactNode;
  children: (data: T) => React.ReactNode;
}

export function Loaded<T>({ query, failure, empty, skeleton, children }: LoadedProps<T>) {
  const showSkeleton = useDelayed(query.isLoading);
  if (query.data === undefined) {
    if (query.error) return <Failure retry={query.retry}>{failure}</Failure>;
    return (
      <div aria-busy="true" className={classes.waiting} data-early={!showSkeleton || undefined}>
        {skeleton ?? <SkeletonRows />}
      </div>
    );
  }
  if (empty && Array.isArray(query.data) && query.data.length === 0 && !query.isUpdating) return empty;
  return (
    <div
      className={classes.loaded}
      aria-busy={query.isUpdating}
      data-updating={query.isUpdating || undefined}
    >
      {children(query.data)}
    </div>
  );
}

/** A panel that failed to load: what failed, and a button to retry. Other parts of the page stay usable. */
export function Failure({ retry, children }: { retry: () => void; children?: React.ReactNode }) {
  return (
    <Cluster gap={[12, 16]} role="alert" surface="danger" padding={16}>
      <p>{children ?? <Trans>We couldn't load this.</Trans>}</p>
      <Button variant="outline" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Cluster>
  );
}
