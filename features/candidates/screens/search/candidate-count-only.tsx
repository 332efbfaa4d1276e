/** The search for a program in review: how many educators are near, without names. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import type { CandidateSearchState } from "./use-candidate-search.ts";

export function CandidateCountOnly({ state }: { state: CandidateSearchState }) {
  const { query, place } = state;
  const { total } = query;
  const address = place?.address;
  return (
    <EmptyState
      plain
      title={
        total === 0 ? (
          <Trans>Fewer than 5 educators are here yet</Trans>
        ) : address ? (
          <Plural
            value={total}
            one={`At least # educator near ${address}`}
            other={`At least # educators near ${address}`}
          />
        ) : (
          <Plural value={total} one="At least # educator" other="At least # educators" />
        )
      }
      action={
        <Button as={Link} to={pages.newJob}>
          <Trans>Write your first job</Trans>
        </Button>
      }
    >
      <Trans>
        You see who they are, and can write to them, once we have looked at your program. That takes one
        business day at most. Until then only the place counts in this search.
      </Trans>
    </EmptyState>
  );
}
