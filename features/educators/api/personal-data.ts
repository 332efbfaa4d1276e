/** The personal data that educators' profiles store, with its export and erasure rules. */
import { formerMember } from "#features/accounts/api/personal-data.ts";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";

const byProfile = { userProfileId: "userProfile" } as const;

/** The row remains as the sender of messages; nothing in it identifies the person. */
const anonymous = {
  ...formerMember,
  slug: sql`'former-' || gen_random_uuid()`,
  geographyId: null,
  phoneNumber: null,
  city: null,
  state: null,
  zipCode: null,
  lat: null,
  lng: null,
  avatar: null,
  resumeId: null,
  attachmentIds: [],
  indeedResume: null,
  completedEceCredits: 0,
  excludedEmployerIds: [],
  changesRequested: [],
  reviewNote: "",
  pardonedAnswers: "{}",
  activeState: "closed",
};

export const educatorsPersonalData: PersonalTable[] = [
  {
    table: "userProfiles",
    ownRows: { accountId: "account" },
    rowsAboutThem: { excludedEmployerIds: "employers, not people" },
    exported: { as: "profile" },
    erased: { set: anonymous },
  },
  {
    table: "profileQuestionAnswers",
    ownRows: byProfile,
    exported: { as: "profile_question_answers" },
    erased: "rows",
  },
  { table: "workHistories", ownRows: byProfile, exported: { as: "work_histories" }, erased: "rows" },
  {
    table: "educationHistories",
    ownRows: byProfile,
    exported: { as: "education_histories", named: { educationLevelId: ["educationLevels", "title"] } },
    erased: "rows",
  },
  {
    table: "certifications",
    ownRows: byProfile,
    exported: { as: "certifications", named: { certificationOptionId: ["certificationOptions", "title"] } },
    erased: "rows",
  },
  {
    table: "onboardingEvents",
    ownRows: { accountId: "account" },
    exported: { as: "onboarding_events" },
    erased: "rows",
  },
  {
    table: "appeals",
    ownRows: byProfile,
    rowsAboutThem: { decidedBy: "staff" },
    exported: { as: "appeals", without: ["decidedBy"] },
    erased: "rows",
  },
  {
    table: "profileAccesses",
    ownRows: byProfile,
    rowsAboutThem: {
      employerProfileId: "who looked: that is told to the educator, not kept for the one who did",
    },
    exported: {
      as: "profile_accesses",
      columns: ["employerId", "kind", "day", "times", "createdAt"],
      named: { employerId: ["employers", "name"] },
    },
    erased: "rows",
  },
  {
    table: "videoAskAnswers",
    ownRows: byProfile,
    exported: { as: "video_ask_answers", named: { videoAskQuestionId: ["videoAskQuestions", "title"] } },
    erased: "rows",
  },
  { table: "resumeImports", ownRows: byProfile, exported: { as: "resume_imports" }, erased: "rows" },
];
