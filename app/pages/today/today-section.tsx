/** One kind of what waits: its rows with their acts, and the way to all of them. Nothing where nothing waits. */
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Link } from "react-router";

import type { CollectionView } from "#platform/web/data/use-collection.ts";
import { Failure } from "#platform/web/ui/feedback/loaded.tsx";
import { Card, Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";

interface TodaySectionProps<T> {
  title: string;
  query: Pick<CollectionView<T>, "data" | "error" | "retry">;
  /** How many there are in all. */
  count: number;
  /** The page that shows exactly these, or more where `allLabel` says what. */
  allAt: string;
  allLabel?: string;
  /** "We couldn't load …" */
  failure: string;
  children: (rows: T[]) => React.ReactNode;
}

export function TodaySection<T>(props: TodaySectionProps<T>) {
  const { title, query, count, allAt, allLabel, failure, children } = props;
  const id = useId();
  if (!query.data) return query.error && <Failure retry={query.retry}>{failure}</Failure>;
  if (query.data.length === 0) return null;
  return (
    <Card as="section" gap={12} padding={20} aria-labelledby={id}>
      <Cluster gap={[4, 16]} justify="between">
        <Row as="h2" id={id} className="h3" gap={8}>
          {title} <CountBadge count={count} />
        </Row>
        <Link to={allAt} className="small">
          {allLabel ?? (
            <Trans>
              See all {count}
              <span className="visually-hidden">: {title}</span>
            </Trans>
          )}
        </Link>
      </Cluster>
      {children(query.data)}
    </Card>
  );
}

interface TodayRowProps {
  /** Names the row, and leads to its page. */
  name: string;
  to: string;
  /** What waits, and since when. */
  children?: React.ReactNode;
  /** Pills beside the name. */
  marks?: React.ReactNode;
  /** What can be done about it here. */
  actions: React.ReactNode;
}

export const TodayRow = ({ name, to, children, marks, actions }: TodayRowProps) => (
  <Cluster as="li" gap={[8, 16]} justify="between" aria-label={name}>
    <Stack gap={2} style={{ minWidth: 0, flex: "1 1 220px", overflowWrap: "anywhere" }}>
      <Cluster gap={[2, 8]}>
        <Link to={to} className="strong">
          {name}
        </Link>
        {marks}
      </Cluster>
      <div className="small muted" style={{ minWidth: 0 }}>
        {children}
      </div>
    </Stack>
    <Cluster gap={8}>{actions}</Cluster>
  </Cluster>
);
