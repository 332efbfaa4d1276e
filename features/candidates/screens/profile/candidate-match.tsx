/**
 * "Match for {job}": how a candidate matches one of the team's open jobs, and why. The job is in the query string.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { matchWordOf } from "../../candidate-match.ts";
import { MatchTable } from "#features/matching/screens/match-table.tsx";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import type { CandidateMeta } from "../../candidate-match.ts";
import type { CandidateInFull } from "../candidate-slots.ts";
import { useNeighbors } from "../search-result-order.ts";
import { useOpenJobs, type OpenJob } from "../search/use-open-jobs.ts";
import { MatchText } from "../list/match-reasons.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate.module.css";

type Match = NonNullable<CandidateMeta["match"]>;

export function CandidateMatch({ profile }: { profile: CandidateInFull }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const jobs = useOpenJobs();
  const around = useNeighbors(profile.slug);
  const chosen = chosenJob(jobs, search.job ?? jobOfSearch(around?.search));
  if (jobs.length === 0) return null;
  return (
    <Stack as="section" gap={12} className={classes.part} aria-labelledby="candidate-match">
      <h3 id="candidate-match">
        <Trans>Match for your job</Trans>
      </h3>
      <Select
        label={t`Match with`}
        hideLabel
        options={[
          ...(chosen ? [] : [{ value: "", label: t`Choose a job` }]),
          ...jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={chosen?.id ?? ""}
        onChange={(job) => setSearch({ job }, "replace")}
      />
      {chosen && <MatchForJob job={chosen} profile={profile} />}
    </Stack>
  );
}

function MatchForJob({ job, profile }: { job: OpenJob; profile: CandidateInFull }) {
  const { t } = useLingui();
  const query = useMatch(profile.id, job.id);
  const { title, pay } = job;
  return (
    <Loaded query={query} failure={t`We couldn't work out the match.`} skeleton={<SkeletonRows count={3} />}>
      {({ score, met, asked, rows }) => (
        <>
          <p
            className={classes.sum}
            data-strong={matchWordOf({ score, met, asked, rows }) === "strong" || undefined}
          >
            <MatchText {...{ score, met, asked, rows }} />
          </p>
          {asked > 0 && (
            <MatchTable caption={t`Match for ${title}`} rows={rows} profile={profile} pay={pay} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** A single job is preselected. */
const chosenJob = (jobs: readonly OpenJob[], id: string | null | undefined) =>
  jobs.find((job) => job.id === id) ?? (jobs.length === 1 ? jobs[0] : undefined);

/** The job the search they were found by was held against. */
const jobOfSearch = (search = "") => new URLSearchParams(search).get("jobListingId");

function useMatch(userProfileId: string, jobListingId: string) {
  const query = useQuery<Match, ApiError>({
    queryKey: ["candidate_match", userProfileId, jobListingId],
    queryFn: ({ signal }) =>
      call<Match>(`employer/user_profiles/${userProfileId}/match?jobListingId=${jobListingId}`, { signal }),
    staleTime: 60_000,
  });
  return {
    data: query.data,
    error: query.isError ? query.error : null,
    isLoading: query.isPending,
    isUpdating: false,
    retry: () => void query.refetch(),
  };
}
