/** A whole profile as employers see it: name, preferences, and everything it shows. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { fullName } from "#features/accounts/full-name.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { lastActiveLabels } from "../educator-state-labels.ts";
import { locationText } from "../../location-text.ts";
import { isActivelyLooking } from "../../job-preferences.ts";
import { lookingForText } from "../../looking-for-text.ts";
import { ProfileDocuments } from "./profile-documents.tsx";
import { ProfileSummary } from "./profile-summary.tsx";
import type { Profile } from "./profile-records.ts";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import { VideoAnswers } from "./video-answers.tsx";

interface ProfileViewProps {
  profile: Profile;
  /** Whether contact details and documents are open to this reader. */
  isOpen: boolean;
}

export const ProfileView = ({ profile, isOpen }: ProfileViewProps) => (
  <Stack gap={32}>
    <ProfileHead profile={profile} isOpen={isOpen} />
    <h2 className="visually-hidden">
      <Trans>Profile</Trans>
    </h2>
    <ProfileBody profile={profile} isOpen={isOpen} />
  </Stack>
);

/** All that is shown below the head. */
export const ProfileBody = ({ profile, isOpen }: ProfileViewProps) => (
  <>
    <ProfileSummary profile={profile}>
      <VideoAnswers answers={profile.videoAskAnswers ?? []} />
    </ProfileSummary>
    <ProfileDocuments profile={profile} isOpen={isOpen} />
  </>
);

interface ProfileHeadProps extends ProfileViewProps {
  /** Replaces the plain ones: what the reader's own search adds. */
  pills?: React.ReactNode;
}

export function ProfileHead({ profile, isOpen, pills }: ProfileHeadProps) {
  const { i18n } = useLingui();
  const labelFor = useLabels();
  const answers = profile.profileQuestionAnswers ?? [];
  const given = Object.fromEntries(answers.map((answer) => [answer.profileQuestionName, answer.value]));
  const start = lookingForText(i18n, given);
  const { id, avatar, firstName, activeRecently, lastActive, responsive, email, phoneNumber } = profile;
  return (
    <Grid as="header" columns="auto minmax(0, 1fr)" gap={[12, 16]} align="start">
      <Avatar id={id} name={fullName(profile)} src={avatar?.smallUrl} size={72} />
      <Stack gap={4}>
        <p>{locationText(profile)}</p>
        {start && (
          <p>
            <Trans>Looking for work: {start}</Trans>
          </p>
        )}
        <Cluster gap={8} align="stretch">
          {pills ?? (
            <>
              {isActivelyLooking(given.job_search_status) && (
                <Pill tone="primary">
                  <Trans>Actively looking</Trans>
                </Pill>
              )}
              {responsive && (
                <Pill tone="info">
                  <Trans>Replies quickly</Trans>
                </Pill>
              )}
              {activeRecently && (
                <Pill>
                  <Trans>Active recently</Trans>
                </Pill>
              )}
            </>
          )}
        </Cluster>
        {lastActive && <p className="small muted">{labelFor(lastActiveLabels, lastActive)}</p>}
        {isOpen ? (
          <Cluster as="p" gap={[4, 16]} align="stretch">
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}
          </Cluster>
        ) : (
          <p className="muted">
            <Trans>Email and phone: shown when {firstName} replies</Trans>
          </p>
        )}
      </Stack>
    </Grid>
  );
}
