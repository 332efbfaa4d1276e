/** How many of the seven sections are complete, from what the page has loaded anyway. */
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Certification } from "../../certification.ts";
import { EducationHistory } from "../../education-history.ts";
import { completeSections, type ProfileContents } from "./profile-sections.ts";
import { VideoAskAnswer } from "../../video-answer.ts";
import { WorkHistory } from "../../work-history.ts";

type Known = Pick<ProfileContents, "missing" | "questions" | "given">;

export function useCompleteSections(known: Known): number {
  const work = useCollection(WorkHistory, { at: "user_profile/work_histories", size: 100 });
  const education = useCollection(EducationHistory, { at: "user_profile/education_histories", size: 100 });
  const certifications = useCollection(Certification, {
    at: "user_profile/certifications",
    size: 100,
    sort: "createdAt",
  });
  const videos = useCollection(VideoAskAnswer);
  return completeSections({
    ...known,
    workHistories: work.data?.length ?? 0,
    educationHistories: education.data?.length ?? 0,
    certifications: certifications.data?.length ?? 0,
    videoAnswers: videos.data?.length ?? 0,
  }).length;
}
