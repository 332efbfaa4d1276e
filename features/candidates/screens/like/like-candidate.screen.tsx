/** /employer/user_profiles/{id}/like: a like by one press in a mail. It is sent when the page stands, never by fetching the link. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useParams } from "react-router";

import { fullName, locationText } from "#features/educators/educator-text.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { educatorPath } from "#features/paths.ts";
import { NotFound } from "#platform/web/not-found.screen.tsx";
import { page } from "#platform/web/page-handle.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Failure, Loaded } from "#platform/web/ui/loaded.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { SkeletonRows } from "#platform/web/ui/skeleton-rows.tsx";
import { useAction } from "#platform/web/use-action.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";
import type { Candidate } from "../candidate-slots.ts";
import classes from "./like-candidate.module.css";

export const handle = page({ access: "employer", shell: "app" });

export default function LikeCandidateScreen() {
  const { t } = useLingui();
  const id = useParams().id!;
  // Not the profile itself: who likes somebody by a link has not read it, and its owner is not told so.
  const query = useCollection(UserProfileMetadata, {
    at: "employers/user_profiles_metadata",
    filter: { user_profile_ids: id },
    include: ["userProfile"],
    size: 1,
  });
  const [about] = query.data ?? [];
  const isGone = query.data && !about;
  if (isGone || (query.error && [400, 404].includes(query.error.status))) return <NotFound />;
  if (about)
    return <Liked key={id} profile={about.userProfile as unknown as Candidate} wasLiked={about.liked} />;
  return (
    <Page title={t`Like an educator`} width="narrow" noIndex>
      <Loaded query={query} failure={t`We couldn't load this profile.`} skeleton={<SkeletonRows count={1} />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function Liked({ profile, wasLiked }: { profile: Candidate; wasLiked: boolean }) {
  const { t } = useLingui();
  const { isLiked, like, isSending, hasFailed } = useLikeOnce(profile, wasLiked);
  const name = fullName(profile);
  return (
    <Page title={isLiked === false ? t`Like ${name}` : t`You liked ${name}`} width="narrow" noIndex>
      <div className={classes.parts} aria-busy={isLiked === null && !hasFailed}>
        <p role="status" className="muted">
          {isLiked === true && <Trans>Liked. You find them among the educators you like.</Trans>}
          {isLiked === false && <Trans>Not liked any more.</Trans>}
        </p>
        {hasFailed && (
          <Failure retry={() => like(isLiked !== true)}>
            <Trans>We couldn't save that.</Trans>
          </Failure>
        )}
        <article aria-label={name} className={classes.card}>
          <Avatar id={profile.id} name={name} src={profile.avatar?.smallUrl} size={56} />
          <div>
            <h2>{name}</h2>
            <p className="muted">{locationText(profile)}</p>
          </div>
        </article>
        <div className={classes.acts}>
          <Button component={Link} to={educatorPath(profile.slug)}>
            <Trans>View profile</Trans>
          </Button>
          {isLiked !== null && (
            <BusyButton variant="outline" isBusy={isSending} onClick={() => like(!isLiked)}>
              {isLiked ? <Trans>Remove like</Trans> : <Trans>Like again</Trans>}
            </BusyButton>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Sent once, unless it is liked already: opening the link twice is one like. `isLiked` is null until that is known. */
function useLikeOnce(profile: Candidate, wasLiked: boolean) {
  const action = useAction(UserProfile, "like", { at: "employer/user_profiles" });
  const [isLiked, setLiked] = useState<boolean | null>(wasLiked ? true : null);
  const [hasFailed, setFailed] = useState(false);
  const send = (liked: boolean) =>
    action.run(profile, undefined, { method: liked ? "POST" : "DELETE" }).then(
      () => setLiked(liked),
      () => setFailed(true),
    );
  const begin = useEffectEvent(() => {
    if (isLiked === null) void send(true);
  });
  useEffect(() => begin(), []);
  const like = (liked: boolean) => {
    setFailed(false);
    void send(liked);
  };
  return { isLiked, like, isSending: action.isRunning, hasFailed };
}
