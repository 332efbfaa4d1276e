/** A job application: one educator asking one employer for one job. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { JobListing, jobCompensation } from "#features/jobs/job-listing.ts";
import { screeningQuestion } from "#features/jobs/screening-questions.ts";
import { matchRow } from "#features/matching/match-row.ts";
import { entity } from "#platform/shared/entity.ts";
import { modelRatings } from "#platform/shared/open-ai-log.ts";
import { z } from "zod";
import { applicationStates, statusCategories } from "./application-constants.ts";
import { rejectionMessages } from "./rejection.ts";

const time = z.iso.datetime();

/** A question as it was asked, with its answer; the knock-out answers are visible to the employer only. */
export const answeredQuestion = screeningQuestion.extend({
  answer: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullish(),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;

const offer = z.object({
  message: z.string().nullable(),
  startDate: z.iso.date().nullable(),
  compensation: jobCompensation.nullable(),
  /** The last day on which it can be accepted. */
  expiresOn: z.iso.date().nullable(),
  madeAt: time,
});
export type Offer = z.output<typeof offer>;

export const JobApplication = entity("job_applications", {
  attributes: {
    aasmState: z.enum(applicationStates),
    statusCategory: z.enum(statusCategories),
    withdrawn: z.boolean(),
    aiSuitabilitySummary: z.string().nullable(),
    /** Who wrote the summary: a language model, or plain sentences from the match table. */
    aiSuitabilitySummaryBy: z.enum(["model", "rules"]).nullable(),
    /** The model is writing, or failed; null otherwise. */
    aiSuitabilitySummaryState: z.enum(["writing", "failed"]).nullable(),
    /** The team's rating of the model's summary. */
    aiSuitabilitySummaryRating: z.enum(modelRatings).nullable(),
    qualificationMatches: z.array(matchRow),
    /** How many of the job's criteria are met: what a list needs of `qualificationMatches`. */
    criteriaMet: z.object({ met: z.number().int(), asked: z.number().int() }),
    matchScore: z.number(),
    qualified: z.boolean(),
    screeningQuestions: z.array(answeredQuestion),
    /** The educator's input and current step; only while it is a draft. */
    draft: z.record(z.string(), z.unknown()),
    locationIds: z.array(z.uuid()),
    resume: z.object({ id: z.string(), filename: z.string(), url: z.string() }).nullable(),
    /** A link or a text, sent in place of a file. */
    indeedResume: UserProfile.attributes.indeedResume,
    attachments: z.array(z.object({ id: z.string(), filename: z.string(), url: z.string() })),
    submittedAt: time.nullable(),
    stateChangedAt: time,
    /** When the educator is notified of a rejection; until then it can be undone. */
    rejectionEmailAt: time.nullable(),
    /** When the educator is notified of an offer; until then it can be undone. */
    offerEmailAt: time.nullable(),
    /** The built-in text that was chosen for a rejection; null with an own text. */
    rejectionMessage: z.enum(rejectionMessages).nullable(),
    /** The whole letter that the rejected educator reads. */
    rejectionText: z.string().nullable(),
    /** The teammate who made the last transition; null when it was not the team. */
    movedBy: z.string().nullable(),
    /** The employer's last offer; retained after it is answered. */
    offer: offer.nullable(),
    /** When the educator accepted; the employer confirms the hire. */
    offerAcceptedAt: time.nullable(),
    viewedAt: time.nullable(),
    messagedAt: time.nullable(),
    inviteSentAt: time.nullable(),
    interviewScheduledAt: time.nullable(),
    notesCount: z.number(),
    /** The applicant's name, also when the profile is hidden and `userProfile` is null. */
    names: z.object({ userProfile: z.string() }),
    liked: z.boolean(),
    createdAt: time,
    updatedAt: time,
    /** The educator's profile is suspended: nothing can be decided until that is lifted. */
    onHold: z.boolean(),
  },
  belongsTo: { jobListing: JobListing, userProfile: UserProfile, employer: "employers" },
  hasMany: { locations: "locations", interviews: "interviews" },
});

/** A transition of an application in `meta.timeline`; reasons and names are visible to the employer only. */
export interface TimelineEntry {
  from: string | null;
  to: string;
  at: string;
  by: "educator" | "employer" | "system" | "operator";
  reason?: string | null;
  /** The teammate who made it. */
  name?: string | null;
}

/** The last two are for its educator alone. */
export interface JobApplicationMeta {
  timeline: TimelineEntry[];
  timesSubmitted: number;
  employerActedAt: string | null;
}

declare module "#platform/shared/entity.ts" {
  interface ResourceMetas {
    job_applications: JobApplicationMeta;
  }
  interface EntityTypes {
    job_applications: typeof JobApplication;
  }
}
