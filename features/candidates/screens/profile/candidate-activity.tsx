/**
 * The history between the team and a candidate: applications, messages, interviews, each filled in by its feature.
 */
import { Trans } from "@lingui/react/macro";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";
import { candidateActivity, type CandidateInFull } from "../candidate-slots.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate.module.css";
import { activityId } from "./section-links.tsx";

export function CandidateActivity({ profile }: { profile: CandidateInFull }) {
  const { data } = useCollection(UserProfileMetadata, {
    at: "employers/user_profiles_metadata",
    filter: { user_profile_ids: profile.id },
    size: 1,
  });
  const [about] = data ?? [];
  const isNothing =
    about && !about.conversationId && !about.interviewId && about.jobApplicationIds.length === 0;
  return (
    <Stack
      as="section"
      gap={12}
      id={activityId}
      className={classes.part}
      aria-labelledby="candidate-activity"
    >
      <h2 id="candidate-activity">
        <Trans>Activity with us</Trans>
      </h2>
      <Stack gap={24} className={classes.activity}>
        <candidateActivity.Outlet profile={profile} />
      </Stack>
      {isNothing && (
        <p className={`${classes.none} muted`}>
          <Trans>No applications, messages or interviews yet.</Trans>
        </p>
      )}
    </Stack>
  );
}
