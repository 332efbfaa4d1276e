/** Pills for states of an educator that suggest contacting them. */
import { Trans } from "@lingui/react/macro";
import IconSparkles from "~icons/tabler/sparkles";
import IconVideo from "~icons/tabler/video";
import { useState } from "react";

import { Pill } from "#platform/web/ui/data/pill.tsx";
import type { Candidate } from "../candidate-slots.ts";
import { summaryOf } from "./candidate-summary.ts";

interface CandidatePillsProps {
  profile: Candidate;
  isNewMatch?: boolean | undefined;
}

export function CandidatePills({ profile, isNewMatch }: CandidatePillsProps) {
  const [now] = useState(() => new Date());
  const { isActivelyLooking, hasVideo } = summaryOf(profile, now);
  return (
    <>
      {isNewMatch && (
        <Pill tone="warning">
          <Trans>New match</Trans>
        </Pill>
      )}
      {isActivelyLooking && (
        <Pill tone="primary">
          <Trans>Actively looking</Trans>
        </Pill>
      )}
      {profile.recommended && (
        <Pill tone="primary" icon={IconSparkles}>
          <Trans>Recommended</Trans>
        </Pill>
      )}
      {profile.responsive && (
        <Pill tone="info">
          <Trans>Replies quickly</Trans>
        </Pill>
      )}
      {profile.activeRecently && (
        <Pill>
          <Trans>Active recently</Trans>
        </Pill>
      )}
      {hasVideo && (
        <Pill icon={IconVideo}>
          <Trans>Video</Trans>
        </Pill>
      )}
    </>
  );
}
