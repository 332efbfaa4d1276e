/** What an educator has filled in so far: what it starts from, what is sent of it, and the browser's own copy. */
import type { UserProfile } from "#features/educators/user-profile.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import type { ScreeningAnswer } from "#features/jobs/screening-questions.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { store, stored } from "#platform/web/storage.ts";
import type { JobApplication } from "../../application.ts";

export type MyApplication = ResourceOf<typeof JobApplication>;
export type MyProfile = ResourceOf<typeof UserProfile>;
export type Answers = Record<string, ScreeningAnswer>;
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
  /** The uploaded one. */
  resume: FileRef | null;
  /** Whether an uploaded one becomes the profile's, where that has none. */
  keepsResume: boolean;
  attachments: FileRef[];
  locationIds: string[];
  answers: Answers;
}

export interface ApplyStart {
  job: JobListingRecord;
  profile: MyProfile;
  /** The draft there is, from this device or another. */
  application: MyApplication | null;
  /** Answers given to the same questions in earlier applications. */
  known: Answers;
}

/** The pages, in their order: the profile, the locations where there are several, each question, the check. */
export const applySteps = ({ locations, screeningQuestions }: JobListingRecord): string[] => [
  "profile",
  ...((locations ?? []).length > 1 ? ["locations"] : []),
  ...screeningQuestions.map(({ id }) => questionStep(id)),
  "check",
];
export const questionStep = (id: string) => `question-${id}`;

/** Where the form begins: what the profile knows, over it the draft, over it what this browser could not save. */
export function initialDraft(
  { job, profile, application, known }: ApplyStart,
  copy: LocalDraftCopy | null,
): ApplyDraft {
  const saved = (application?.draft ?? {}) as Partial<ApplyDraft>;
  const given = Object.fromEntries(
    (application?.screeningQuestions ?? []).map(({ id, answer }) => [id, answer ?? null]),
  );
  const resume = application?.resume ?? null;
  const isProfiles = resume !== null && resume.id === profile.resume?.id;
  const start: ApplyDraft = {
    step: "profile",
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber ?? "",
    zipCode: profile.zipCode ?? "",
    resumeFrom: resume && !isProfiles ? "upload" : defaultResumeSource(profile),
    keepsResume: true,
    ...saved,
    resume: resume && !isProfiles ? { id: resume.id, filename: resume.filename } : null,
    attachments: (application?.attachments ?? []).map(({ id, filename }) => ({ id, filename })),
    locationIds: application?.locationIds ?? [],
    answers: { ...known, ...answeredOnly(given) },
  };
  // A draft that closed with its job was touched by the closing, not by another device.
  const changedAt = application?.aasmState === "draft" ? application.updatedAt : "1970-01-01";
  const isNewer = copy && Date.parse(copy.savedAt) > Date.parse(changedAt);
  const draft = isNewer ? { ...start, ...copy.draft } : start;
  return { ...draft, step: applySteps(job).includes(draft.step) ? draft.step : "profile" };
}

/** What the API keeps of it; the profile's own fields are written to the profile when it is sent. */
export function draftAttributes(draft: ApplyDraft, { resume }: MyProfile) {
  const { answers, locationIds, attachments, resume: uploaded, ...rest } = draft;
  const chosen = { profile: resume?.id, upload: uploaded?.id, indeed: null, none: null }[draft.resumeFrom];
  return {
    draft: rest,
    screeningQuestions: Object.entries(answers).map(([id, answer]) => ({ id, answer: answer ?? null })),
    locationIds,
    resume: chosen ?? null,
    attachments: attachments.map(({ id }) => id),
  };
}

/** What of the profile was changed on the way. */
export function profileChanges(draft: ApplyDraft, profile: MyProfile): Record<string, unknown> {
  const names = ["firstName", "lastName", "phoneNumber", "zipCode"] as const;
  const changed = names.filter((name) => draft[name] !== (profile[name] ?? ""));
  const keeps = draft.keepsResume && draft.resumeFrom === "upload" && draft.resume && !profile.resume;
  return {
    ...Object.fromEntries(changed.map((name) => [name, draft[name] || null])),
    ...(keeps && { resume: draft.resume!.id }),
  };
}

export interface LocalDraftCopy {
  savedAt: string;
  draft: Partial<ApplyDraft>;
}

/** The browser's own copy, first: a lost connection or an empty battery loses nothing. */
export const localDraftCopies = {
  name: (accountId: string | null, jobId: string) => `application_draft:${accountId}:${jobId}`,
  read(name: string): LocalDraftCopy | null {
    try {
      const copy = JSON.parse(stored(name) ?? "null") as LocalDraftCopy | null;
      return copy && typeof copy.draft === "object" && copy.savedAt ? copy : null;
    } catch {
      return null;
    }
  },
  write: (name: string, draft: ApplyDraft) =>
    store(name, JSON.stringify({ savedAt: new Date().toISOString(), draft } satisfies LocalDraftCopy)),
  /** Only what was saved is forgotten, not what was typed meanwhile. */
  forget(name: string, saved: ApplyDraft) {
    if (JSON.stringify(this.read(name)?.draft) === JSON.stringify(saved)) store(name, null);
  },
};

/** Answers to the same questions, word for word, in earlier applications; the newest counts. */
export function previousAnswers(
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
