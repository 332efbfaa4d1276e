/** The page of a queue: searched in the URL, with its rows, and each beside them when it is open. */
import { useLingui } from "@lingui/react/macro";
import { addBusinessDays } from "date-fns/addBusinessDays";

import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";
import { ReviewQueue } from "#features/operators/screens/review/review-queue.tsx";
import type { Decision, QueueDecision, Waiting } from "#features/operators/screens/review/waiting.ts";
import type { CollectionView } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

interface ReviewPageProps<T, D extends string> {
  title: string;
  query: CollectionView<T>;
  /** Whether rows can be searched. */
  isSearched?: boolean;
  toWaiting: (row: T) => Omit<Waiting, "dueAt">;
  decisions: readonly QueueDecision<D>[];
  decide: (row: Waiting, decision: D, words: string) => Promise<unknown>;
  decideMany?: (ids: string[], decision: Decision, words: string) => Promise<string>;
  templates: readonly string[];
  detail: (id: string) => React.ReactNode;
}

export function ReviewPage<T, D extends string>(props: ReviewPageProps<T, D>) {
  const {
    title,
    query,
    isSearched = true,
    toWaiting,
    decisions,
    decide,
    decideMany,
    templates,
    detail,
  } = props;
  const { t } = useLingui();
  const [{ q = "" }, setSearch] = useSearch();
  const queue = (rows: T[]) => (
    <ReviewQueue
      rows={rows.map(toWaiting).map((row) => ({ ...row, dueAt: dueForReview(row.since) }))}
      total={query.total}
      decisions={decisions}
      decide={decide}
      decideMany={decideMany}
      templates={templates}
      refetch={query.retry}
      detail={({ id }) => detail(id)}
    />
  );
  return (
    <ConsoleFrame>
      <Page title={title} width="wide">
        <Stack gap={20}>
          {isSearched && (
            <SearchField label={t`Search`} value={q} onSearch={(next) => setSearch({ q: next })} />
          )}
          <Loaded query={query} failure={t`We couldn't load the queue.`} empty={queue([])}>
            {queue}
          </Loaded>
        </Stack>
      </Page>
    </ConsoleFrame>
  );
}

/** Somebody should have looked at it within one business day. */
const dueForReview = (since: string): string => addBusinessDays(since, 1).toISOString();

/** What is decided about educators and programs that wait to be let in. */
export function useReviewDecisions(): QueueDecision<Decision>[] {
  const { t } = useLingui();
  return [
    {
      name: "approve",
      key: "a",
      label: t`Approve`,
      asks: null,
      done: (name) => t`Approved: ${name}`,
    },
    {
      name: "request_changes",
      key: "c",
      label: t`Ask for changes`,
      asks: (name) => t`What should ${name} change?`,
      done: (name) => t`Asked for changes: ${name}`,
    },
    {
      name: "refuse",
      key: "r",
      label: t`Refuse`,
      asks: (name) => t`Refuse ${name}?`,
      isDestructive: true,
      done: (name) => t`Refused: ${name}`,
    },
  ];
}
