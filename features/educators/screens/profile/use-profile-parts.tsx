/** The sections of /profile in their order, with what stands in each. */
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import type { SectionsPart } from "#platform/web/ui/sections-frame.tsx";
import { SkeletonRows } from "#platform/web/ui/skeleton-rows.tsx";
import type { ProfileAnchor } from "../../profile-anchors.ts";
import type { useAnswers } from "../questions/use-answers.ts";
import { CertificationsSection } from "./certifications-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { PhotoSection } from "./photo-section.tsx";
import classes from "./profile.module.css";
import { QuestionList } from "./question-list.tsx";
import { ShownSwitch } from "./shown-switch.tsx";
import type { OwnProfile } from "./use-own-profile.ts";
import { ViewedSection } from "./viewed-section.tsx";
import { WorkSection } from "./work-section.tsx";

const AboutForm = lazyPart(() => import("./about.form.tsx").then((module) => module.AboutForm));
const DocumentsSection = lazyPart(() =>
  import("./documents-section.tsx").then((module) => module.DocumentsSection),
);
const ImportResume = lazyPart(() =>
  import("../resume/import-resume.tsx").then((module) => module.ImportResume),
);
const VideoPart = lazyPart(() => import("./video-part.tsx").then((module) => module.VideoPart));
const VisibilitySection = lazyPart(() =>
  import("./visibility-section.tsx").then((module) => module.VisibilitySection),
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
        <div className={classes.parts}>
          <Later rows={5}>
            <AboutForm profile={profile} />
          </Later>
          <QuestionList answers={answers} anchor="about" />
        </div>
      ),
    },
    {
      anchor: "preferences",
      title: t`Job preferences`,
      body: <QuestionList answers={answers} anchor="preferences" />,
    },
    { anchor: "answers", title: t`Your answers`, body: <QuestionList answers={answers} anchor="answers" /> },
    {
      anchor: "work",
      title: t`Work history`,
      body: (
        <div className={classes.parts}>
          <Later rows={1}>
            <ImportResume />
          </Later>
          <WorkSection />
        </div>
      ),
    },
    {
      anchor: "education",
      title: t`Education`,
      body: (
        <div className={classes.parts}>
          <EducationSection />
          <ShownSwitch profile={profile} name="showEducation">
            {t`Show my education to employers`}
          </ShownSwitch>
        </div>
      ),
    },
    {
      anchor: "certifications",
      title: t`Certifications`,
      body: (
        <div className={classes.parts}>
          <CertificationsSection />
          <ShownSwitch profile={profile} name="showCertifications">
            {t`Show my certifications to employers`}
          </ShownSwitch>
        </div>
      ),
    },
    {
      anchor: "video",
      title: t`Video answers`,
      body: (
        <Later rows={4}>
          <VideoPart answers={answers} />
        </Later>
      ),
    },
    {
      anchor: "documents",
      title: t`Resume and attachments`,
      body: (
        <Later rows={4}>
          <DocumentsSection />
        </Later>
      ),
    },
    {
      anchor: "visibility",
      title: t`Visibility`,
      body: (
        <Later rows={5}>
          <VisibilitySection profile={profile} />
        </Later>
      ),
    },
    {
      anchor: "viewed",
      title: t`Who viewed, downloaded or exported my profile`,
      body: <ViewedSection />,
    },
  ];
}

/** Forms come once the page stands; their place is kept for them. */
const Later = ({ rows, children }: { rows: number; children: React.ReactNode }) => (
  <Suspense fallback={<SkeletonRows count={rows} height={72} />}>{children}</Suspense>
);
