/** The sections of /profile in their order, with what stands in each. */
import { useLingui } from "@lingui/react/macro";

import { ImportResume } from "../resume/import-resume.tsx";
import type { useAnswers } from "../questions/use-answers.ts";
import { AboutForm } from "./about.form.tsx";
import { CertificationsSection } from "./certifications-section.tsx";
import { DocumentsSection } from "./documents-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { PhotoSection } from "./photo-section.tsx";
import type { ProfilePart } from "./profile-frame.tsx";
import classes from "./profile.module.css";
import { QuestionList } from "./question-list.tsx";
import { ShownSwitch } from "./shown-switch.tsx";
import type { OwnProfile } from "./use-own-profile.ts";
import { VideoPart } from "./video-part.tsx";
import { ViewedSection } from "./viewed-section.tsx";
import { VisibilitySection } from "./visibility-section.tsx";
import { WorkSection } from "./work-section.tsx";

export function useProfileParts(profile: OwnProfile, answers: ReturnType<typeof useAnswers>): ProfilePart[] {
  const { t } = useLingui();
  return [
    { anchor: "photo", title: t`Photo`, body: <PhotoSection profile={profile} /> },
    {
      anchor: "about",
      title: t`About you`,
      body: (
        <div className={classes.parts}>
          <AboutForm profile={profile} />
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
          <ImportResume />
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
    { anchor: "video", title: t`Video answers`, body: <VideoPart answers={answers} /> },
    { anchor: "documents", title: t`Resume and attachments`, body: <DocumentsSection /> },
    { anchor: "visibility", title: t`Visibility`, body: <VisibilitySection profile={profile} /> },
    {
      anchor: "viewed",
      title: t`Who viewed, downloaded or exported my profile`,
      body: <ViewedSection />,
    },
  ];
}
