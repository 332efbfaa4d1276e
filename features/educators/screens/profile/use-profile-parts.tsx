/** The sections of /profile in their order, with their contents. */
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { SectionsPart } from "#platform/web/ui/layout/sections-frame.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import type { ProfileAnchor } from "../../profile-anchors.ts";
import type { useAnswers } from "../questions/use-answers.ts";
import type { OwnProfile } from "./use-own-profile.ts";

const ProfilePart = lazyPart(
  () => import("./profile-part.tsx").then((module) => module.ProfilePart),
  "profile-part",
);

export function useProfileParts(
  profile: OwnProfile,
  answers: ReturnType<typeof useAnswers>,
): SectionsPart<ProfileAnchor>[] {
  const { t } = useLingui();
  const titles: [anchor: ProfileAnchor, title: string][] = [
    ["photo", t`Photo`],
    ["about", t`About you`],
    ["documents", t`Resume and attachments`],
    ["preferences", t`Job preferences`],
    ["visibility", t`Visibility`],
    ["answers", t`Your answers`],
    ["work", t`Work history`],
    ["education", t`Education`],
    ["certifications", t`Certifications`],
    ["video", t`Video answers`],
    ["viewed", t`Who viewed, downloaded or exported my profile`],
  ];
  return titles.map(([anchor, title]) => ({
    anchor,
    title,
    body: (
      <Stack gap={24}>
        <Suspense fallback={<SkeletonRows count={4} height={72} />}>
          <ProfilePart anchor={anchor} profile={profile} answers={answers} />
        </Suspense>
      </Stack>
    ),
  }));
}
