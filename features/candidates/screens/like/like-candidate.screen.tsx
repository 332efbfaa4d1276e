/**
 * /employer/user_profiles/{id}/like: likes an educator from a link in an email. The like is sent once the page has
 * loaded, never by fetching the link.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { locationText } from "#features/educators/location-text.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { educatorPath } from "#features/paths.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { LikedByLink } from "#features/jobs/screens/like/liked-by-link.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { capture } from "#platform/web/page/analytics.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useLikeOnce } from "#features/jobs/screens/like/use-like-once.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";
import type { Candidate } from "../candidate-slots.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./like-candidate.module.css";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function LikeCandidateScreen() {
  const { t } = useLingui();
  const id = useParams().id!;
  // Not the profile itself: liking by a link is no view, and the owner must not be notified of one.
  const query = useCollection(UserProfileMetadata, {
    at: "employers/user_profiles_metadata",
    filter: { user_profile_ids: id },
    include: ["userProfile"],
    size: 1,
  });
  const [about] = query.data ?? [];
  const isGone = query.data && !about;
  if (isGone || (query.error && [400, 404].includes(query.error.status))) return <NotFound />;
  if (about) return <Liked key={id} profile={about.userProfile as Candidate} wasLiked={about.liked} />;
  return (
    <Page title={t`Like an educator`} width="narrow" noIndex>
      <Loaded query={query} failure={t`We couldn't load this profile.`} skeleton={<SkeletonRows count={1} />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function Liked({ profile, wasLiked }: { profile: Candidate; wasLiked: boolean }) {
  const action = useAction(UserProfile, "like", { at: "employer/user_profiles" });
  const state = useLikeOnce(action, profile, wasLiked, () =>
    capture("educator_liked", {}, { debounce: false }),
  );
  const name = fullName(profile);
  return (
    <LikedByLink
      name={name}
      state={state}
      liked={<Trans>Liked. You'll find them among the educators you like.</Trans>}
      view={
        <Button as={Link} to={educatorPath(profile.slug)}>
          <Trans>View profile</Trans>
        </Button>
      }
    >
      <Row as="article" gap={16} aria-label={name} surface="card" padding={16} className={classes.card}>
        <Avatar id={profile.id} name={name} src={profile.avatar?.smallUrl} size={56} />
        <div>
          <h2>{name}</h2>
          <p className="muted">{locationText(profile)}</p>
        </div>
      </Row>
    </LikedByLink>
  );
}
