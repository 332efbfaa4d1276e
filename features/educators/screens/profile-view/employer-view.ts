/** The owner sees more of a profile than employers do: the preview omits the difference. */
import type { Profile } from "./profile-records.ts";

/**
 * Without contact details, and without answers to questions that no longer apply: those come without their
 * question.
 */
export function toEmployerView(profile: Profile): Profile {
  const answers = profile.profileQuestionAnswers ?? [];
  return {
    ...profile,
    email: null,
    phoneNumber: null,
    indeedResume: null,
    resume: null,
    attachments: [],
    profileQuestionAnswers: answers.filter(({ profileQuestion }) => profileQuestion),
  };
}
