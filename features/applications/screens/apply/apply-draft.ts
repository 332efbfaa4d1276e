/** The draft of an application: its initial values, the attributes sent to the API, and the copy in the browser. */
import type { UserProfile } from "#features/educators/user-profile.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import type { ScreeningAnswer, ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { writeStored, readStored } from "#platform/web/data/storage.ts";
import type { JobApplication } from "../../application.ts";

export type MyApplication = ResourceOf<typeof JobApplication>;

/** What the educator's list of applications shows: descriptions and questions would make it many times as heavy. */
export const myApplicationFields = {
  job_applications: [
    "aasmState,statusCategory,withdrawn,offer,offerAcceptedAt,submittedAt,stateChangedAt,createdAt,updatedAt",
    "viewedAt,onHold,employer,job_listing",
  ],
  job_listings: ["title,slug,listingStatus,employer,locations"],
  employers: ["name,slug,profileImage"],
  locations: ["name,neighborhood,city,administrativeAreaLevel1"],
} as const;
export type MyApplicationRow = ResourceOf<typeof JobApplication, typeof myApplicationFields>;
export type MyProfile = ResourceOf<typeof UserProfile>;
export type Answers = Record<string, ScreeningAnswer>;
/** Of an answer in words. */
export const maxAnswerLength = 2000;

export type ResumeSource = "profile" | "indeed" | "upload" | "none";

interface FileRef {
  id: string;
  filename: string;
}

export interface ApplyDraft {
  step: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  zipCode: string;
  resumeFrom: ResumeSource;
  /** The uploaded file. */
  resume: FileRef | null;
  /** Whether the uploaded résumé is also saved to a profile that has none. */
  keepsResume: boolean;
  attachments: FileRef[];
  locationIds: string[];
  /** What the profile lacked when applying began: asked here, and shown again after a reload. */
  askedFields: string[];
  answers: Answers;
}

export interface ApplyStart {
  job: JobListingRecord;
  profile: MyProfile;
  /** The existing draft, from this device or another. */
  application: MyApplication | null;
  /** Answers to the same questions in earlier applications. */
  previousAnswers: Answers;
}

/** The steps in order: profile, what it lacks, locations (if there are several), each question, check. */
export const applySteps = (
  { locations, screeningQuestions }: JobListingRecord,
  askedFields: readonly string[] = [],
): string[] => [
  "profile",
  ...(askedFields.length > 0 ? ["missing"] : []),
  ...((locations ?? []).length > 1 ? ["locations"] : []),
  ...screeningQuestions.map(({ id }) => questionStep(id)),
  "check",
];
export const questionStep = (id: string) => `question-${id}`;

/** Contact details are in the profile, and the job has neither questions nor several places to choose from. */
export const isNothingAsked = (
  job: JobListingRecord,
  { missingRequiredFields, zipCode }: Pick<MyProfile, "missingRequiredFields" | "zipCode">,
): boolean =>
  missingRequiredFields.length === 0 &&
  zipCode !== null &&
  applySteps(job).every((step) => step === "profile" || step === "check");

/** The initial draft: values of the profile, overridden by the saved draft, overridden by an unsaved local copy. */
export function initialDraft(
  { job, profile, application, previousAnswers }: ApplyStart,
  copy: LocalDraftCopy | null,
): ApplyDraft {
  const saved = application?.draft ?? {};
  const given = Object.fromEntries(
    (application?.screeningQuestions ?? []).map(({ id, answer }) => [id, answer ?? null]),
  );
  const resume = application?.resume ?? null;
  const isProfiles = resume !== null && resume.id === profile.resume?.id;
  const start: ApplyDraft = {
    // Where nothing is asked, one sees what is sent, and one press sends it.
    step: isNothingAsked(job, profile) ? "check" : "profile",
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber ?? "",
    zipCode: profile.zipCode ?? "",
    resumeFrom:
      resume && !isProfiles ? "upload" : application?.indeedResume ? "indeed" : defaultResumeSource(profile),
    keepsResume: true,
    ...saved,
    resume: resume && !isProfiles ? { id: resume.id, filename: resume.filename } : null,
    attachments: (application?.attachments ?? []).map(({ id, filename }) => ({ id, filename })),
    locationIds: application?.locationIds ?? [],
    askedFields: [],
    answers: { ...previousAnswers, ...answeredOnly(given) },
  };
  // A draft that was closed with its job was updated by the closing, not by another device.
  const changedAt = application?.aasmState === "draft" ? application.updatedAt : "1970-01-01";
  const isNewer = copy && Date.parse(copy.savedAt) > Date.parse(changedAt);
  const draft = isNewer ? { ...start, ...copy.draft } : start;
  // The profile's link may have been removed since.
  const isLost = draft.resumeFrom === "indeed" && !profile.indeedResume;
  const askedBefore = [saved["askedFields"], copy?.draft.askedFields].flatMap(namesIn);
  const askedFields = [...new Set([...askedBefore, ...missingBesidesContact(profile)])];
  return {
    ...draft,
    askedFields,
    resumeFrom: isLost ? defaultResumeSource(profile) : draft.resumeFrom,
    step: applySteps(job, askedFields).includes(draft.step) ? draft.step : "profile",
  };
}

/** The first step asks for these. */
const contactFields = ["firstName", "lastName", "zipCode"];

/** What the profile lacks and applying asks for on a page of its own. */
export const missingBesidesContact = ({ missingRequiredFields }: Pick<MyProfile, "missingRequiredFields">) =>
  missingRequiredFields.filter((name) => !contactFields.includes(name));

const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : [];

/** The attributes the API stores; profile fields are saved to the profile when the application is sent. */
export function draftAttributes(draft: ApplyDraft, { resume, indeedResume }: MyProfile) {
  const { answers, locationIds, attachments, resume: uploaded, ...rest } = draft;
  const chosen = { profile: resume?.id, upload: uploaded?.id, indeed: null, none: null }[draft.resumeFrom];
  return {
    draft: rest,
    screeningQuestions: Object.entries(answers).map(([id, answer]) => ({ id, answer: answer ?? null })),
    locationIds,
    resume: chosen ?? null,
    indeedResume: draft.resumeFrom === "indeed" ? indeedResume : null,
    attachments: attachments.map(({ id }) => id),
  };
}

/** Profile fields that the educator changed while applying. */
export function profileChanges(draft: ApplyDraft, profile: MyProfile): Record<string, unknown> {
  const names = ["firstName", "lastName", "phoneNumber", "zipCode"] as const;
  const changed = names.filter((name) => draft[name] !== (profile[name] ?? ""));
  const savesResume = draft.keepsResume && draft.resumeFrom === "upload" && draft.resume && !profile.resume;
  return {
    ...Object.fromEntries(changed.map((name) => [name, draft[name] || null])),
    ...(savesResume && { resume: draft.resume!.id }),
  };
}

export interface LocalDraftCopy {
  savedAt: string;
  draft: Partial<ApplyDraft>;
}

/** The draft in the browser's storage, written first, so that a lost connection or an empty battery loses nothing. */
export const localDraftCopies = {
  name: (accountId: string | null, jobId: string) => `application_draft:${accountId}:${jobId}`,
  read(name: string): LocalDraftCopy | null {
    try {
      const copy = JSON.parse(readStored(name) ?? "null") as LocalDraftCopy | null;
      return copy && typeof copy.draft === "object" && copy.savedAt ? copy : null;
    } catch {
      return null;
    }
  },
  write: (name: string, draft: ApplyDraft) =>
    writeStored(name, JSON.stringify({ savedAt: new Date().toISOString(), draft } satisfies LocalDraftCopy)),
  /** Removes the copy only if it equals what was saved, and not what was typed since. */
  forget(name: string, saved: ApplyDraft) {
    if (JSON.stringify(this.read(name)?.draft) === JSON.stringify(saved)) writeStored(name, null);
  },
};

/** Answers to identically worded questions in earlier applications; the newest wins. */
export function findPreviousAnswers(
  { screeningQuestions }: JobListingRecord,
  earlier: readonly MyApplication[],
): Answers {
  const previousQuestions = earlier.flatMap((application) => application.screeningQuestions);
  const answerTo = (question: { question: string; type: string; options?: unknown }) =>
    previousQuestions.find(
      (one) =>
        one.question === question.question &&
        one.type === question.type &&
        isAnswered(one.answer) &&
        (!Array.isArray(question.options) || question.options.includes(one.answer)),
    )?.answer;
  return answeredOnly(Object.fromEntries(screeningQuestions.map((one) => [one.id, answerTo(one)])));
}

export const isAnswered = (answer: ScreeningAnswer) =>
  answer !== null && answer !== undefined && String(answer).trim() !== "";

const answeredOnly = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)));

const defaultResumeSource = ({ resume, indeedResume }: MyProfile): ResumeSource =>
  resume ? "profile" : indeedResume ? "indeed" : "upload";

/** The value of a question's form control. */
export type FieldValue = string | number | null;

export function fieldValueOf({ type }: ScreeningQuestion, answer: ScreeningAnswer): FieldValue {
  const one = Array.isArray(answer) ? answer[0] : answer;
  if (type === "number") return typeof one === "boolean" ? null : (one ?? null);
  if (type === "yes_no") return one === true ? "yes" : one === false ? "no" : String(one ?? "");
  return String(one ?? "");
}

export function answerFromField({ type }: ScreeningQuestion, value: FieldValue): ScreeningAnswer {
  if (value === null || value === "") return null;
  if (type === "yes_no") return value === "yes" || value === "no" ? value === "yes" : value;
  return value;
}
