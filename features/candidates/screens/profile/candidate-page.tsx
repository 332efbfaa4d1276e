/** A candidate's profile for a team: the visible profile, actions, and the history so far. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef } from "react";

import { fullName } from "#features/accounts/full-name.ts";
import { ProfileBody, ProfileHead } from "#features/educators/screens/profile-view/profile-view.tsx";
import {
  profileIncludes,
  profilePrefetchPath,
} from "#features/educators/screens/profile-view/profile-records.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import type { CandidateInFull } from "../candidate-slots.ts";
import { CandidatePills } from "../list/candidate-pills.tsx";
import { useMarkViewed } from "../use-mark-viewed.ts";
import { CandidateActivity } from "./candidate-activity.tsx";
import { CandidateActions } from "./candidate-actions.tsx";
import { CandidateMatch } from "./candidate-match.tsx";
import { SearchResultLinks } from "./search-result-links.tsx";
import { SectionLinks } from "./section-links.tsx";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate.module.css";

const NoteList = lazyPart(() => import("../notes/note-list.tsx").then((module) => module.NoteList));

export function CandidatePage({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { userType } = useSession();
  // Read as a single record, not from a list: its owner is notified of the view.
  const query = useResource(UserProfile, slug, {
    include: profileIncludes,
    prefetched: [profilePrefetchPath(slug)],
  });
  useMarkViewed(query.data);
  if (query.error && [403, 404].includes(query.error.status)) return <NotFound />;
  return (
    <Page
      title={query.data ? fullName(query.data) : t`Educator profile`}
      actions={<SearchResultLinks slug={slug} />}
      noIndex
    >
      <Loaded query={query} failure={t`We couldn't load this profile.`}>
        {(profile) =>
          userType === "employer" ? <TeamView profile={profile} /> : <StaffView profile={profile} />
        }
      </Loaded>
    </Page>
  );
}

function TeamView({ profile }: { profile: CandidateInFull }) {
  const isOpen = profile.email !== null;
  const note = useRef<HTMLTextAreaElement>(null);
  return (
    <Grid columns="minmax(0, 1fr) 340px" gap={[24, 48]} align="start" className={classes.page}>
      <div>
        <ProfileHead profile={profile} isOpen={isOpen} pills={<CandidatePills profile={profile} />} />
      </div>
      <CandidateActions
        profile={profile}
        addNote={() => {
          note.current?.scrollIntoView({ block: "center" });
          // The menu gives the focus back to its button first.
          requestAnimationFrame(() => note.current?.focus({ preventScroll: true }));
        }}
      />
      <div className={classes.main}>
        <SectionLinks profile={profile} />
        <h2 className="visually-hidden">
          <Trans>Profile</Trans>
        </h2>
        <ProfileBody profile={profile} isOpen={isOpen} />
        <CandidateActivity profile={profile} />
      </div>
      <aside className={classes.side}>
        <h2 className="visually-hidden">
          <Trans>For your team</Trans>
        </h2>
        <CandidateMatch profile={profile} />
        <Suspense fallback={<SkeletonRows count={2} />}>
          <NoteList userProfileId={profile.id} firstName={profile.firstName} focusRef={note} />
        </Suspense>
      </aside>
    </Grid>
  );
}

/** Operators act for no employer: they can only read. */
const StaffView = ({ profile }: { profile: CandidateInFull }) => (
  <Stack gap={32} className={classes.staff}>
    <ProfileHead profile={profile} isOpen={profile.email !== null} />
    <h2 className="visually-hidden">
      <Trans>Profile</Trans>
    </h2>
    <ProfileBody profile={profile} isOpen={profile.email !== null} />
  </Stack>
);
