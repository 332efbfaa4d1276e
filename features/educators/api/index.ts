/** The educators feature: what it registers with the server. */
import type { ProfilePartChange } from "./profile-events.ts";
import { type RowChange, on } from "#platform/server/events.ts";
import { renameAccount } from "#features/accounts/api/rename-account.action.ts";
import { stopSms } from "#features/accounts/api/sms/sms-consent.action.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { appealRejection } from "./review/appeal.action.ts";
import { appeals } from "./review/appeal.resource.ts";
import { checkQuestionFlow } from "./questions/write-question.action.ts";
import { certifications } from "./entries/certification.resource.ts";
import { closeProfile, reopenProfile } from "./close-with-account.ts";
import { createProfile } from "./create-profile.action.ts";
import { mapTypedSubjects } from "./entries/education-history.action.ts";
import { educationHistories } from "./entries/education-history.resource.ts";
import {
  certificationCategories,
  certificationOptions,
  educationalQualifications,
  educationFields,
  educationLevels,
} from "./entries/entry-options.resource.ts";
import { stayVisibleRoute } from "./dormancy/stay-visible.route.ts";
import { reactivateAtSignIn } from "./dormancy/active-state.action.ts";
import { recordDownload } from "./access/record-download.action.ts";
import { onboardingEvents } from "./onboarding-event.resource.ts";
import { profileAccesses } from "./access/profile-access.resource.ts";
import { profileChannel } from "./profile.channel.ts";
import { profileQuestionAnswers } from "./questions/profile-question-answer.resource.ts";
import { profileQuestions } from "./questions/profile-question.resource.ts";
import { recheckProfile } from "./recheck-profile.action.ts";
import { deleteResumeImports } from "./resume/delete-resume-imports.job.ts";
import { readResumeJob } from "./resume/read-resume.job.ts";
import { resumePdfRoute } from "./resume/resume-pdf.route.ts";
import { resumeImports } from "./resume/resume-import.resource.ts";
import { suggestDescription } from "./resume/suggest-description.route.ts";
import { reviewEducators } from "./review/review-many.action.ts";
import { reviewMails } from "./review/review.mail.ts";
import { deactivateDormantProfiles } from "./dormancy/deactivate-dormant-profiles.job.ts";
import { dormancyWarningMail } from "./dormancy/dormancy.mail.ts";
import { submitProfile } from "./review/submit-profile.action.ts";
import { emailAppealDecision, emailAppealToOperators } from "./review/email-appeal.job.ts";
import { emailReview } from "./review/email-review.job.ts";
import { type CandidateSearch, userProfiles } from "./user-profile.resource.ts";
import { prepareVideo } from "./video/prepare-video.job.ts";
import { retryVideo } from "./video/retry-video.action.ts";
import { videoAskAnswers } from "./video/video-ask-answer.resource.ts";
import { videoAskQuestions } from "./video/video-ask-question.resource.ts";
import { workHistories } from "./entries/work-history.resource.ts";
import { educatorsPersonalData } from "./personal-data.ts";

export function educatorsFeature(links: FileLinks, config: Config, candidates: CandidateSearch) {
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
    actions: [appealRejection, reviewEducators, retryVideo],
    routes: [stayVisibleRoute(tokenSigner(config.tokenSecret)), resumePdfRoute, suggestDescription(model)],
    capabilities: model ? ["help_me_write"] : [],
    jobs: [
      emailReview,
      emailAppealToOperators,
      emailAppealDecision,
      deactivateDormantProfiles,
      prepareVideo,
      reading,
      deleteResumeImports,
    ],
    channels: [profileChannel],
    mails: [...reviewMails, dormancyWarningMail],
    listeners: [
      on("accounts.signed_up", createProfile),
      on("accounts.closed", closeProfile),
      on("accounts.restored", reopenProfile),
      on("accounts.signed_in", reactivateAtSignIn),
      on("files.downloaded", recordDownload),
      on("profile_questions.created", checkQuestionFlow),
      on("profile_questions.updated", checkQuestionFlow),
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

/** One person has one name: emails greet by the account's. */
async function renameOwner(
  context: WriteContext,
  { after, changed }: RowChange<"userProfiles">,
): Promise<void> {
  if (!changed.includes("firstName") && !changed.includes("lastName")) return;
  const { accountId, firstName, lastName } = after!;
  await renameAccount(context.db, accountId, { firstName, lastName });
}

/** Without a number text messages cannot be sent; a new number requires new consent. */
async function endTexts(context: WriteContext, { after, changed }: RowChange<"userProfiles">): Promise<void> {
  if (!changed.includes("phoneNumber") || after!.phoneNumber) return;
  await stopSms(context.db, [String(after!.accountId)]);
}
