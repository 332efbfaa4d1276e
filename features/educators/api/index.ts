/** Educators: what they add to the server. */
import { renameAccount } from "#features/accounts/api/rename-account.action.ts";
import type { Config } from "#platform/server/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { type Change, feature, type When } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { certifications } from "./certification.resource.ts";
import { createProfile } from "./create-profile.action.ts";
import { checkEducation } from "./education.action.ts";
import { educationHistories } from "./education-history.resource.ts";
import {
  certificationCategories,
  certificationOptions,
  educationalQualifications,
  educationFields,
  educationLevels,
} from "./lists.resource.ts";
import { onboardingEvents } from "./onboarding-event.resource.ts";
import { profileQuestionAnswers } from "./profile-question-answer.resource.ts";
import { profileQuestions } from "./profile-question.resource.ts";
import { recheckProfile } from "./recheck-profile.action.ts";
import { submitProfile } from "./submit-profile.action.ts";
import { userProfiles } from "./user-profile.resource.ts";
import { prepareVideo } from "./video/prepare-video.job.ts";
import { retryVideo } from "./video/retry-video.action.ts";
import { videoAskAnswers } from "./video/video-ask-answer.resource.ts";
import { videoAskQuestions } from "./video/video-ask-question.resource.ts";
import { workHistories } from "./work-history.resource.ts";

export const educatorsFeature = (links: FileLinks, config: Config) =>
  feature({
    name: "educators",
    resources: [
      userProfiles(links),
      workHistories,
      educationHistories(links),
      certifications(links),
      profileQuestions,
      profileQuestionAnswers,
      educationLevels,
      educationFields,
      educationalQualifications,
      certificationCategories,
      certificationOptions,
      onboardingEvents,
      videoAskQuestions(config),
      videoAskAnswers(links, config),
    ],
    actions: [retryVideo],
    jobs: [prepareVideo],
    when: [
      ["account", "signed_up", createProfile],
      ["onboarding_events", "created", submitProfile],
      ["education_histories", "updated", checkEducation],
      ["user_profiles", "updated", (context, { id }) => recheckProfile(context, id)],
      ["user_profiles", "updated", renameOwner],
      ...parts.flatMap((type): When[] => [
        [type, "created", recheckOwner],
        [type, "updated", recheckOwner],
      ]),
    ],
  });

const parts = ["work_histories", "education_histories", "profile_question_answers"];

const recheckOwner = (context: WriteContext, { after }: Change) =>
  recheckProfile(context, String(after!.userProfileId));

/** One person has one name: mails greet by the account's. */
async function renameOwner(context: WriteContext, { after, changed }: Change): Promise<void> {
  if (!changed.includes("firstName") && !changed.includes("lastName")) return;
  const { accountId, firstName, lastName } = after as unknown as Record<string, string>;
  await renameAccount(context.db, accountId!, { firstName: firstName!, lastName: lastName! });
}
