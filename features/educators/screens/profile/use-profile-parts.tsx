/** The sections of /profile in their order, with their contents. */
import { useLingui, Trans } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { SectionsPart } from "#platform/web/ui/layout/sections-frame.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import type { ProfileAnchor } from "../../profile-anchors.ts";
import type { useAnswers } from "../questions/use-answers.ts";
import { CertificationsSection } from "./entries/certifications-section.tsx";
import { EducationSection } from "./entries/education-section.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { QuestionList } from "./question-list.tsx";
import { VisibilitySwitch } from "./visibility-switch.tsx";
import type { OwnProfile } from "./use-own-profile.ts";
import { ProfileAccessesSection } from "./profile-accesses-section.tsx";
import { WorkSection } from "./entries/work-section.tsx";
import { PhotoPicker } from "#platform/web/ui/media/photo-picker.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { UserProfile } from "../../user-profile.ts";

const AboutForm = lazyPart(() => import("./about.form.tsx").then((module) => module.AboutForm), "about.form");
const DocumentsSection = lazyPart(
  () => import("./documents-section.tsx").then((module) => module.DocumentsSection),
  "documents-section",
);
const ImportResume = lazyPart(
  () => import("../resume/import-resume.tsx").then((module) => module.ImportResume),
  "import-resume",
);
const VideoPart = lazyPart(() => import("./video-part.tsx").then((module) => module.VideoPart), "video-part");
const VisibilitySection = lazyPart(
  () => import("./visibility-section.tsx").then((module) => module.VisibilitySection),
  "visibility-section",
);

export function useProfileParts(
  profile: OwnProfile,
  answers: ReturnType<typeof useAnswers>,
): SectionsPart<ProfileAnchor>[] {
  const { t } = useLingui();
  return [
    { anchor: "photo", title: t`Photo`, body: <PhotoSection profile={profile} /> },
    {
      anchor: "about",
      title: t`About you`,
      body: (
        <Stack gap={24}>
          <LazySection rows={5}>
            <AboutForm profile={profile} />
          </LazySection>
          <QuestionList answers={answers} anchor="about" />
        </Stack>
      ),
    },
    {
      anchor: "documents",
      title: t`Resume and attachments`,
      body: (
        <LazySection rows={4}>
          <DocumentsSection />
        </LazySection>
      ),
    },
    {
      anchor: "preferences",
      title: t`Job preferences`,
      body: <QuestionList answers={answers} anchor="preferences" />,
    },
    {
      anchor: "visibility",
      title: t`Visibility`,
      body: (
        <LazySection rows={5}>
          <VisibilitySection profile={profile} />
        </LazySection>
      ),
    },
    { anchor: "answers", title: t`Your answers`, body: <QuestionList answers={answers} anchor="answers" /> },
    {
      anchor: "work",
      title: t`Work history`,
      body: (
        <Stack gap={24}>
          <LazySection rows={1}>
            <ImportResume />
          </LazySection>
          <WorkSection />
        </Stack>
      ),
    },
    {
      anchor: "education",
      title: t`Education`,
      body: (
        <Stack gap={24}>
          <EducationSection />
          <VisibilitySwitch profile={profile} name="showEducation">
            {t`Show my education to employers`}
          </VisibilitySwitch>
        </Stack>
      ),
    },
    {
      anchor: "certifications",
      title: t`Certifications`,
      body: (
        <Stack gap={24}>
          <CertificationsSection />
          <VisibilitySwitch profile={profile} name="showCertifications">
            {t`Show my certifications to employers`}
          </VisibilitySwitch>
        </Stack>
      ),
    },
    {
      anchor: "video",
      title: t`Video answers`,
      body: (
        <LazySection rows={4}>
          <VideoPart answers={answers} />
        </LazySection>
      ),
    },
    {
      anchor: "viewed",
      title: t`Who viewed, downloaded or exported my profile`,
      body: <ProfileAccessesSection />,
    },
  ];
}

/** Forms load after the page has rendered; their space is reserved. */
const LazySection = ({ rows, children }: { rows: number; children: React.ReactNode }) => (
  <Suspense fallback={<SkeletonRows count={rows} height={72} />}>{children}</Suspense>
);

/** The photo employers see of an educator. */
function PhotoSection({ profile }: { profile: OwnProfile }) {
  const change = useChange(UserProfile);
  return (
    <PhotoPicker
      id={profile.id}
      name={fullName(profile)}
      purpose="avatar"
      current={profile.avatar}
      save={(avatar) => change.run(profile, { avatar })}
      hint={<Trans>Your face, in good light. JPG or PNG, up to 5 MB. It is cut to a square.</Trans>}
    />
  );
}
