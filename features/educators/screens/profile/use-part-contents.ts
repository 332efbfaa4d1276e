/** What each part of the own profile holds, from what the page has loaded anyway. */
import { useCollection } from "#platform/web/data/use-collection.ts";

import { Certification } from "../../certification.ts";
import { EducationHistory } from "../../education-history.ts";
import { VideoAskAnswer } from "../../video-answer.ts";
import { WorkHistory } from "../../work-history.ts";
import type { AnswerSet } from "../questions/use-answers.ts";
import type { PartContents } from "./profile-sections.ts";
import { missingIn, type OwnProfile } from "./use-own-profile.ts";

export function usePartContents(profile: OwnProfile, { questions, given }: AnswerSet): PartContents {
  const work = useCollection(WorkHistory, { at: "user_profile/work_histories", size: 100 });
  const education = useCollection(EducationHistory, { at: "user_profile/education_histories", size: 100 });
  const certifications = useCollection(Certification, {
    at: "user_profile/certifications",
    size: 100,
    sort: "createdAt",
  });
  const videos = useCollection(VideoAskAnswer);
  const { avatar, resume, attachments, indeedResume } = profile;
  return {
    missing: missingIn(profile),
    questions,
    given,
    hasPhoto: !!avatar,
    documents: (resume ? 1 : 0) + (attachments?.length ?? 0) + (indeedResume ? 1 : 0),
    workHistories: work.data?.length ?? 0,
    educationHistories: education.data?.length ?? 0,
    certifications: certifications.data?.length ?? 0,
    videoAnswers: videos.data?.length ?? 0,
  };
}
