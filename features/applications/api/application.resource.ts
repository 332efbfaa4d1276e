/** Applications over JSON:API, for the educator who sends them and the employer who receives them. */
import { idListParam, listParam, booleanParam } from "#platform/server/engine/query.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { z } from "zod";
import { JobApplication } from "../application.ts";
import {
  applicationStates,
  statesOfCategory,
  statusCategories,
  statusCategoryOf,
} from "../application-constants.ts";
import { isApplicant, isReviewer, mayEditDraft, mayMove } from "../application.policy.ts";
import { isUntold, shownState, stateChangedAt } from "../rejection.ts";
import { apply, applyInput } from "./apply.action.ts";
import { answeredFor, givenAnswers, keepAnswers } from "./answers.ts";
import { attachments, keepAttachments, keepResume, resumes } from "./documents.ts";
import {
  heldApplications,
  keepLocations,
  likedByEmployer,
  locationIds,
  locationsOf,
  namesOfApplicants,
} from "./related.ts";
import { lockApplication } from "./application-row.ts";
import { recordLook } from "./mark-viewed.action.ts";
import { move } from "./move.action.ts";
import { showStatus } from "./show-status.ts";
import { summaryFields } from "./summary/summary-fields.ts";
import { moversOf, timelines } from "./timeline.query.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";

type ApplicationRow = Row<"jobApplications">;

const day = z.iso.date();
const chosenIds = z
  .string()
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.uuid()).max(100));
/** Whoever deletes their account goes out of sight with what they sent; numbers go on counting it. */
const isOfMember = sql<boolean>`not exists (select from user_profiles sender
  where sender.id = job_applications.user_profile_id and sender.active_state = 'closed')`;
/** Written out, so that the indexes of what was sent are known to fit. */
const isSent = sql<boolean>`job_applications.aasm_state <> 'draft'`;
/** The state in SQL as the educator may know it: a rejection that is not told yet is not there to be filtered by. */
const shown = sql<string>`case when job_applications.aasm_state = 'rejected' and job_applications.rejection_tell_at > now()
  then job_applications.state_before_rejection else job_applications.aasm_state end`;
/** When it last changed as far as the educator may know: a rejection that is not told yet did not happen. */
const shownUpdatedAt = sql<Date>`case when job_applications.aasm_state = 'rejected' and job_applications.rejection_tell_at > now()
  then job_applications.state_changed_at else job_applications.updated_at end`;
const updatedFor = (me: Actor) =>
  me.kind === "educator" ? shownUpdatedAt : sql<Date>`job_applications.updated_at`;
const stateFor = (me: Actor) => (me.kind === "educator" ? shown : sql<string>`job_applications.aasm_state`);

export const applications = (links: FileLinks) =>
  resource({
    entity: JobApplication,
    table: "jobApplications",
    collections: {
      job_applications: {
        for: ["educator"],
        create: ["educator"],
        change: ["educator"],
        delete: ["educator"],
        // The other filters tell what the employer thinks of an application.
        filters: ["aasmState", "statusCategory", "jobListingId", "updatedSince"],
      },
      "employer/job_applications": { for: ["employer"], change: ["employer"] },
    },
    visibleTo: {
      educator: (rows, me) => rows.where("jobApplications.userProfileId", "=", me.userProfileId),
      employer: (rows, me) =>
        rows.where("jobApplications.employerId", "=", me.employerId).where(isSent).where(isOfMember),
    },
    fields: {
      aasmState: { read: shownState, save: moveTo },
      statusCategory: { read: (row: ApplicationRow, me, now) => statusCategoryOf[shownState(row, me, now)] },
      withdrawn: {
        read: (row: ApplicationRow) => row.aasmState === "withdrawn",
        save: (context: WriteContext, id: string, withdrawn: boolean) =>
          moveTo(context, id, (withdrawn ? "withdrawn" : "submitted") as never),
      },
      ...summaryFields,
      updatedAt: {
        read: (row: ApplicationRow, me, now) => updatedAtFor(row, me, now).toISOString(),
      },
      stateChangedAt: { read: (row: ApplicationRow, me, now) => stateChangedAt(row, me, now).toISOString() },
      rejectionMessage: {
        read: (row: ApplicationRow, me, now) => (toldTo(me, row, now) ? row.rejectionMessage : null),
      },
      movedBy: { load: moversOf },
      rejectionTellAt: { read: (row: ApplicationRow) => row.rejectionTellAt?.toISOString() ?? null },
      screeningQuestions: { input: givenAnswers, read: answeredFor, save: keepAnswers },
      draft: { write: (draft: object) => ({ draft: JSON.stringify(draft) }) },
      locationIds: { load: locationIds, save: keepLocations },
      resume: { input: z.uuid().nullable(), load: resumes(links), save: keepResume },
      attachments: { input: z.array(z.uuid()).max(10), load: attachments(links), save: keepAttachments },
      names: { load: namesOfApplicants },
      liked: { load: likedByEmployer },
      onHold: { load: heldApplications },
    },
    many: {
      locations: { type: "locations", load: locationsOf },
      interviews: { type: "interviews", by: "jobApplicationId" },
    },
    includes: [
      "jobListing",
      "jobListing.employer",
      "jobListing.locations",
      "userProfile",
      "locations",
      "interviews",
      ...profileParts,
    ],
    filters: {
      // Those that were chosen one by one, for a file of them: one that is too long is refused, not cut.
      ids: filter(chosenIds, (rows, chosen) => rows.where("jobApplications.id", "in", chosen)),
      jobListingId: filter(idListParam, (rows, jobs) => rows.where("jobApplications.jobListingId", "in", jobs)),
      userProfileId: filter(idListParam, (rows, people) => rows.where("jobApplications.userProfileId", "in", people)),
      aasmState: filter(listParam(z.enum(applicationStates)), (rows, states, me) =>
        rows.where(stateFor(me), "in", states),
      ),
      statusCategory: filter(listParam(z.enum(statusCategories)), (rows, categories, me) =>
        rows.where(stateFor(me), "in", categories.flatMap(statesOfCategory)),
      ),
      qualified: filter(booleanParam, (rows, qualified) => rows.where("jobApplications.qualified", "=", qualified)),
      showStatus,
      location: filter(idListParam, (rows, places) =>
        rows.where((eb) =>
          eb.exists(
            eb
              .selectFrom("jobApplicationLocations as at")
              .select("at.locationId")
              .whereRef("at.jobApplicationId", "=", "jobApplications.id")
              .where("at.locationId", "in", places),
          ),
        ),
      ),
      from: filter(day, (rows, from) => rows.where("jobApplications.submittedAt", ">=", new Date(from))),
      to: filter(day, (rows, to) =>
        rows.where("jobApplications.submittedAt", "<", new Date(Date.parse(to) + 86_400_000)),
      ),
      updatedSince: filter(
        z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
        (rows, since, me) => rows.where(updatedFor(me), ">=", since),
      ),
      q: filter(z.string().trim().max(200), (rows, q) => rows.where(applicantNamed(q))),
    },
    sorts: {
      createdAt: "createdAt",
      submittedAt: "submittedAt",
      updatedAt: shownUpdatedAt,
      matchScore: "matchScore",
      name: applicantName,
    },
    defaultSort: "-submittedAt",
    reads: {
      aiSuitabilitySummary: isReviewer,
      aiSuitabilitySummaryBy: isReviewer,
      aiSuitabilitySummaryState: isReviewer,
      aiSuitabilitySummaryRating: isReviewer,
      qualificationMatches: isReviewer,
      matchScore: isReviewer,
      qualified: isReviewer,
      rejectionTellAt: isReviewer,
      movedBy: isReviewer,
      notesCount: isReviewer,
      liked: isReviewer,
      draft: isApplicant,
    },
    create: { input: applyInput, run: apply },
    changes: {
      aasmState: mayMove,
      withdrawn: isApplicant,
      screeningQuestions: mayEditDraft,
      draft: mayEditDraft,
      locationIds: mayEditDraft,
      resume: mayEditDraft,
      attachments: mayEditDraft,
    },
    delete: mayEditDraft,
    opened: recordLook,
    meta: timelines,
  });

const profileParts = [
  "userProfile.workHistories",
  "userProfile.educationHistories",
  "userProfile.educationHistories.educationLevel",
  "userProfile.certifications",
  "userProfile.profileQuestionAnswers",
  "userProfile.profileQuestionAnswers.profileQuestion",
];

async function moveTo(context: WriteContext, id: string, to: never): Promise<void> {
  const application = await lockApplication(context, id);
  if (!application || isSame(application, to, context)) return;
  // The PATCH has counted a version already; one that rejects gives it back, since the educator would see it.
  if ((to as string) === "rejected")
    await context.db
      .updateTable("jobApplications")
      .set((eb) => ({ version: eb("version", "-", 1) }))
      .where("id", "=", id)
      .execute();
  await move(context, application, to);
}

const updatedAtFor = (row: ApplicationRow, me: Actor, now: Date) =>
  me.kind === "educator" && isUntold(row, now) ? row.stateChangedAt : row.updatedAt;

const toldTo = (me: Actor, row: ApplicationRow, now: Date) =>
  me.kind !== "educator" || (row.aasmState === "rejected" && !isUntold(row, now));

const isSame = (row: ApplicationRow, to: string, { actor, now }: WriteContext) =>
  shownState(row, actor, now()) === to && !isUntold(row, now());

const applicantName = sql`(select lower(applicant.first_name || ' ' || applicant.last_name)
  from user_profiles as applicant where applicant.id = job_applications.user_profile_id)`;

function applicantNamed(q: string) {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`exists (select from user_profiles as applicant where applicant.id = job_applications.user_profile_id
    and applicant.first_name || ' ' || applicant.last_name ilike ${pattern})`;
}
