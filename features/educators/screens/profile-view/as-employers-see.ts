/** The owner reads more of a profile than employers do: what the preview must leave out. */
import type { Answered, Profile } from "./profile-parts.ts";

/** Without ways to reach the owner, and without answers to questions that no longer apply: those come without theirs. */
export function asEmployersSee(profile: Profile): Profile {
  const answers = (profile.profileQuestionAnswers ?? []) as unknown as Answered[];
  return {
    ...profile,
    email: null,
    phoneNumber: null,
    indeedResume: null,
    resume: null,
    attachments: [],
    profileQuestionAnswers: answers.filter(({ profileQuestion }) => profileQuestion) as never,
  };
}
