/** Educators who match one job best, for that job's own page; the search shows all of them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";

import { UserProfile } from "#features/educators/user-profile.ts";
import { educatorPath, pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useRowSelection } from "#platform/web/hooks/use-row-selection.ts";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import type { Candidate } from "../candidate-slots.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-list.module.css";
import { defaultRadius } from "../search/candidate-search.ts";
import { CandidateBulkBar } from "./candidate-bulk-bar.tsx";
import { CandidateRow } from "./candidate-row.tsx";
import rowClasses from "./candidate-row.module.css";
import { listFields, listFilter, listParts } from "../candidate-fields.ts";
import { useLikeCandidate } from "./use-like-candidate.ts";
import { useNoteCounts } from "./use-note-counts.ts";

interface RecommendedCandidatesProps {
  job: { id: string; title: string };
}

const maxShown = 10;
/** Twice the usual distance of a search. */
const widerMiles = 2 * defaultRadius;

export function RecommendedCandidates({ job }: RecommendedCandidatesProps) {
  const query = useCollection(UserProfile, {
    filter: { jobListingId: job.id, status: "recommended", newToJob: true, ...listFilter },
    include: listParts,
    fields: listFields,
    size: maxShown,
  });
  const searchPath = `${pages.educators}?jobListingId=${job.id}`;
  const widerPath = `${searchPath}&radiusInMiles=${widerMiles}`;
  return (
    <Loaded
      query={query}
      failure={<Trans>We couldn't load educators.</Trans>}
      skeleton={<SkeletonRows height={108} />}
      empty={
        <EmptyState
          plain
          title={<Trans>Nobody new matches this job closely.</Trans>}
          action={
            <Button as={Link} to={widerPath}>
              <Trans>Widen the distance to {widerMiles} miles</Trans>
            </Button>
          }
        >
          <Trans>Who applied or said no is not listed again. Further away there may be others.</Trans>
        </EmptyState>
      }
    >
      {(profiles) => (
        <>
          <Rows profiles={profiles} jobListingId={job.id} />
          <Stack gap={16} align="center" className={classes.foot}>
            <Button as={Link} to={searchPath} variant="outline">
              <Trans>See more in the search</Trans>
            </Button>
          </Stack>
        </>
      )}
    </Loaded>
  );
}

interface RowsProps {
  profiles: readonly Candidate[];
  jobListingId: string;
}

function Rows({ profiles, jobListingId }: RowsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const like = useLikeCandidate();
  const notes = useNoteCounts(profiles);
  const selection = useRowSelection(profiles);
  const select = useLatestCallback((profile: Candidate, extend: boolean) =>
    selection.toggle(profiles.indexOf(profile), extend),
  );
  const keys = useListKeys({
    count: profiles.length,
    open: (index) => void navigate(educatorPath(profiles[index]!.slug)),
    like: (index) => like(profiles[index]!, !profiles[index]!.liked),
    select: selection.toggle,
  });
  return (
    <>
      <ul aria-label={t`Recommended educators`} className={classes.rows} {...keys.list}>
        {profiles.map((profile, index) => (
          <li key={profile.id} className={rowClasses.item}>
            <CandidateRow
              profile={profile}
              notesCount={notes.get(profile.id)}
              jobListingId={jobListingId}
              isSelected={selection.ids.has(profile.id)}
              onSelect={select}
              keys={keys.row(index)}
            />
          </li>
        ))}
      </ul>
      <CandidateBulkBar selection={selection} total={profiles.length} jobListingId={jobListingId} />
    </>
  );
}
