/** Educators: what they add to the server. */
import type { ProfilePartChange } from "./profile-events.ts";
import { type RowChange, on } from "#platform/server/events.ts";
import { renameAccount } from "#features/accounts/api/rename-account.action.ts";
import { stopTexts } from "#features/accounts/api/text-consent.action.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { appeal } from "./appeal.action.ts";
import { appeals } from "./appeal.resource.ts";
import { checkFlow } from "./author-question.action.ts";
import { certifications } from "./certification.resource.ts";
import { closeProfile, reopenProfile } from "./close-with-account.ts";
import { createProfile } from "./create-profile.action.ts";
import { mapTypedSubjects } from "./education.action.ts";
import { educationHistories } from "./education-history.resource.ts";
import {
  certificationCategories,
  certificationOptions,
  educationalQualifications,
  educationFields,
  educationLevels,
} from "./lists.resource.ts";
import { keepVisible } from "./keep-visible.route.ts";
import { wakeAtSignIn } from "./move-active.action.ts";
import { noteDownload } from "./note-download.action.ts";
import { onboardingEvents } from "./onboarding-event.resource.ts";
import { profileAccesses } from "./profile-access.resource.ts";
import { profileChannel } from "./profile.channel.ts";
import { profileQuestionAnswers } from "./profile-question-answer.resource.ts";
import { profileQuestions } from "./profile-question.resource.ts";
import { recheckProfile } from "./recheck-profile.action.ts";
import { forgetImports } from "./resume/forget-imports.job.ts";
import { readResumeJob } from "./resume/read-resume.job.ts";
import { resumePdfRoute } from "./resume/resume-pdf.route.ts";
import { resumeImports } from "./resume/resume-import.resource.ts";
import { suggestDescription } from "./resume/suggest-description.route.ts";
import { reviewMails } from "./review-mails.mail.ts";
import { putToSleep } from "./sleep.job.ts";
import { profileSleepsSoon } from "./sleep-mails.mail.ts";
import { submitProfile } from "./submit-profile.action.ts";
import { tellAppeal, tellOperatorsOfAppeal } from "./tell-appeal.job.ts";
import { tellReview } from "./tell-review.job.ts";
import { type CollectedCandidates, userProfiles } from "./user-profile.resource.ts";
import { prepareVideo } from "./video/prepare-video.job.ts";
import { retryVideo } from "./video/retry-video.action.ts";
import { videoAskAnswers } from "./video/video-ask-answer.resource.ts";
import { videoAskQuestions } from "./video/video-ask-question.resource.ts";
import { workHistories } from "./work-history.resource.ts";
import { educatorsPersonalData } from "./personal-data.ts";

export function educatorsFeature(links: FileLinks, config: Config, candidates: CollectedCandidates) {
  const model = openLanguageModel(config);
  const reading = readResumeJob(model);
  return feature({
    name: "educators",
    personalData: educatorsPersonalData,
    resources: [
      userProfiles(links, candidates),
      workHistories,
      educationHistories(links),
      certifications(links),
      profileQuestions,
      profileQuestionAnswers(links),
      educationLevels,
      educationFields,
      educationalQualifications,
      certificationCategories,
      certificationOptions,
      onboardingEvents,
      appeals,
      profileAccesses,
      videoAskQuestions(config),
      videoAskAnswers(links, config),
      resumeImports(reading),
    ],
    actions: [appeal, retryVideo],
    routes: [keepVisible(tokenSigner(config.tokenSecret)), resumePdfRoute, suggestDescription(model)],
    capabilities: model ? ["help_me_write"] : [],
    jobs: [tellReview, tellOperatorsOfAppeal, tellAppeal, putToSleep, prepareVideo, reading, forgetImports],
    channels: [profileChannel],
    mails: [...reviewMails, profileSleepsSoon],
    listeners: [
      on("accounts.signed_up", createProfile),
      on("accounts.closed", closeProfile),
      on("accounts.restored", reopenProfile),
      on("accounts.signed_in", wakeAtSignIn),
      on("files.downloaded", noteDownload),
      on("profile_questions.created", checkFlow),
      on("profile_questions.updated", checkFlow),
      on("onboarding_events.created", submitProfile),
      on("education_histories.updated", mapTypedSubjects),
      on("user_profiles.updated", (context, { id }) => recheckProfile(context, id)),
      on("user_profiles.updated", renameOwner),
      on("user_profiles.updated", endTexts),
      ...parts.flatMap((type) => [
        on(`${type}.created`, recheckOwner),
        on(`${type}.updated`, recheckOwner),
        on(`${type}.deleted`, recheckOwner),
      ]),
    ],
  });
}

const parts = ["work_histories", "education_histories", "profile_question_answers"] as const;

const recheckOwner = (context: WriteContext, { before, after }: ProfilePartChange) =>
  recheckProfile(context, String((after ?? before)!.userProfileId));

/** One person has one name: mails greet by the account's. */
async function renameOwner(context: WriteContext, { after, changed }: RowChange<"userProfiles">): Promise<void> {
  if (!changed.includes("firstName") && !changed.includes("lastName")) return;
  const { accountId, firstName, lastName } = after!;
  await renameAccount(context.db, accountId, { firstName, lastName });
}

/** Without a number there is nothing to text to; another one later is agreed to anew. */
async function endTexts(context: WriteContext, { after, changed }: RowChange<"userProfiles">): Promise<void> {
  if (!changed.includes("phoneNumber") || after!.phoneNumber) return;
  await stopTexts(context.db, [String(after!.accountId)]);
}
