/** The page of a review queue: searched in the URL, with its rows, and each beside them when it is open. */
import { useLingui } from "@lingui/react/macro";
import { addBusinessDays } from "date-fns/addBusinessDays";

import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";
import { ReviewQueue } from "#features/operators/screens/review/review-queue.tsx";
import type { Decision, Waiting } from "#features/operators/screens/review/waiting.ts";
import type { CollectionView } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

interface ReviewPageProps<T> {
  title: string;
  query: CollectionView<T>;
  toWaiting: (row: T) => Omit<Waiting, "dueAt">;
  decide: (row: Waiting, decision: Decision, words: string) => Promise<unknown>;
  decideMany: (ids: string[], decision: Decision, words: string) => Promise<string>;
  templates: readonly string[];
  detail: (id: string) => React.ReactNode;
}

export function ReviewPage<T>(props: ReviewPageProps<T>) {
  const { title, query, toWaiting, decide, decideMany, templates, detail } = props;
  const { t } = useLingui();
  const [{ q = "" }, setSearch] = useSearch();
  const queue = (rows: T[]) => (
    <ReviewQueue
      rows={rows.map(toWaiting).map((row) => ({ ...row, dueAt: dueForReview(row.since) }))}
      total={query.total}
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
          <SearchField label={t`Search`} value={q} onSearch={(next) => setSearch({ q: next })} />
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
