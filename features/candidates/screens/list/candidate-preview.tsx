/** A candidate beside the list: name, match, the visible profile, and the team's notes. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import {
  profileIncludes,
  profilePrefetchPath,
} from "#features/educators/screens/profile-view/profile-records.ts";
import { ProfileView } from "#features/educators/screens/profile-view/profile-view.tsx";
import { UserProfile } from "#features/educators/user-profile.ts";
import { MatchTable } from "#features/matching/screens/match-table.tsx";
import { educatorPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { LikeButton } from "#features/jobs/screens/like/like-button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import {
  candidateActions,
  type Candidate,
  type CandidateInFull,
  shareJobWithCandidate,
} from "../candidate-slots.ts";
import { useOpenJobs } from "../search/use-open-jobs.ts";
import { useMarkViewed } from "../use-mark-viewed.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-preview.module.css";
import { metaOf } from "./candidate-summary.ts";
import { useLikeCandidate } from "./use-like-candidate.ts";
import { MatchReasons } from "./match-reasons.tsx";

const NoteList = lazyPart(() => import("../notes/note-list.tsx").then((module) => module.NoteList));

interface CandidatePreviewProps {
  slug: string;
  /** The same person as the list shows them: with the match and the reasons of the search. */
  found: Candidate | undefined;
  /** Whether the name is shown here; a drawer has it in its header. */
  showsName: boolean;
}

export function CandidatePreview({ slug, found, showsName }: CandidatePreviewProps) {
  const { t } = useLingui();
  const query = useResource(UserProfile, slug, {
    include: profileIncludes,
    prefetched: [profilePrefetchPath(slug)],
  });
  useMarkViewed(query.data);
  if (query.error?.status === 404 && !query.data)
    return (
      <p className="muted">
        <Trans>This profile is not there any more.</Trans>
      </p>
    );
  return (
    <Loaded query={query} failure={t`We couldn't load this profile.`}>
      {(profile) => <Shown profile={profile} found={found} showsName={showsName} />}
    </Loaded>
  );
}

function Shown({
  profile,
  found,
  showsName,
}: Omit<CandidatePreviewProps, "slug"> & { profile: CandidateInFull }) {
  const { t } = useLingui();
  const like = useLikeCandidate();
  const [isSharing, setSharing] = useState(false);
  const match = found && metaOf(found).match;
  const [{ jobListingId }] = useSearch();
  const job = useOpenJobs().find(({ id }) => id === jobListingId);
  const name = fullName(profile);
  const path = educatorPath(profile.slug);
  return (
    <Stack as="article" gap={24} aria-label={name}>
      <Stack gap={10} className={classes.head} data-sticks={showsName || undefined}>
        {showsName && (
          <h2 className={classes.name}>
            <Link to={path}>{name}</Link>
          </h2>
        )}
        {found && <MatchReasons profile={found} isWhole />}
        <Cluster gap={8}>
          <candidateActions.Outlet profile={profile} />
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setSharing(true)}>
            <Trans>Share a job</Trans>
          </Button>
          {isSharing && <shareJobWithCandidate.Outlet profile={profile} close={() => setSharing(false)} />}
          <Button as={Link} to={path} variant="outline">
            <Trans>Open profile</Trans>
          </Button>
          <LikeButton name={name} isLiked={profile.liked} onChange={(isLiked) => like(profile, isLiked)} />
        </Cluster>
      </Stack>
      {match && match.asked > 0 && (
        <MatchTable caption={t`Match for your job`} rows={match.rows} profile={profile} pay={job?.pay} />
      )}
      <ProfileView profile={profile} isOpen={profile.email !== null} />
      <Suspense>
        <NoteList userProfileId={profile.id} firstName={profile.firstName} />
      </Suspense>
    </Stack>
  );
}
