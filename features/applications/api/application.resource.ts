/** Applications over JSON:API, for the educator who sends them and the employer who receives them. */
import { idListParam, listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { z } from "zod";
import { splitCommaList } from "#platform/shared/comma-list.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { JobApplication } from "../application.ts";
import {
  type ApplicationState,
  applicationStates,
  statesOfCategory,
  statusCategories,
  statusCategoryOf,
} from "../application-constants.ts";
import { isApplicant, isReviewer, mayEditDraft, mayTransition } from "../application.policy.ts";
import {
  isDecisionPending,
  isOfferPending,
  isRejectionPending,
  visibleState,
  stateChangedAt,
} from "../pending-decision.ts";
import { apply, applyInput } from "./apply/apply.action.ts";
import { answersFor, answersInput, saveAnswers } from "./apply/application-answers.ts";
import { loadAttachments, saveAttachments, attachResume, loadResumes } from "./apply/application-files.ts";
import {
  loadOnHold,
  saveLocations,
  loadLiked,
  loadLocationIds,
  locationIdsByApplication,
  loadApplicantNames,
} from "./application-relations.ts";
import { cursorSorts } from "./applicant-order.ts";
import { applicationVisibility } from "./application-visibility.ts";
import { lockApplication } from "./application-row.ts";
import { recordApplicationView } from "./review/mark-viewed.action.ts";
import { transitionApplication } from "./transitions/transition.action.ts";
import { stageFilter } from "./review/stage-filter.ts";
import { showStatusFilter } from "./review/show-status-filter.ts";
import { summaryFields } from "./summary/summary-fields.ts";
import { loadMovedBy, loadTimelines } from "./timeline.query.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";

type ApplicationRow = Row<"jobApplications">;

const day = z.iso.date();
const idsParam = z.string().transform(splitCommaList).pipe(z.array(z.uuid()).min(1).max(100));
/** The visible state in SQL for the educator: a pending decision must not be found by a filter. */
const visibleStateSql = sql<string>`case when job_applications.aasm_state = 'rejected' and job_applications.rejection_email_at > now()
  then job_applications.state_before_rejection
  when job_applications.aasm_state = 'offered' and job_applications.offer_email_at > now()
  then job_applications.state_before_offer else job_applications.aasm_state end`;
/** The visible `updatedAt` in SQL for the educator: a pending decision does not count. */
const visibleUpdatedAtSql = sql<Date>`case when job_applications.aasm_state = 'rejected' and job_applications.rejection_email_at > now()
  or job_applications.aasm_state = 'offered' and job_applications.offer_email_at > now()
  then job_applications.state_changed_at else job_applications.updated_at end`;
const updatedAtSqlFor = (me: Actor) =>
  me.kind === "educator" ? visibleUpdatedAtSql : sql<Date>`job_applications.updated_at`;
const stateSqlFor = (me: Actor) =>
  me.kind === "educator" ? visibleStateSql : sql<string>`job_applications.aasm_state`;

export const applications = (links: FileLinks) =>
  resource({
    entity: JobApplication,
    ...applicationVisibility,
    collections: {
      job_applications: {
        for: ["educator"],
        create: ["educator"],
        change: ["educator"],
        delete: ["educator"],
        // The other filters would reveal the employer's opinion of an application.
        filters: ["aasmState", "statusCategory", "jobListingId", "updatedSince"],
      },
      "employer/job_applications": { for: ["employer"], change: ["employer"] },
    },
    fields: {
      aasmState: { read: visibleState, save: transitionTo },
      statusCategory: {
        read: (row: ApplicationRow, me, now) => statusCategoryOf[visibleState(row, me, now)],
      },
      withdrawn: {
        read: (row: ApplicationRow) => row.aasmState === "withdrawn",
        save: (context: WriteContext, id: string, withdrawn: boolean) =>
          transitionTo(context, id, withdrawn ? "withdrawn" : "submitted"),
      },
      ...summaryFields,
      updatedAt: {
        read: (row: ApplicationRow, me, now) => updatedAtFor(row, me, now).toISOString(),
      },
      stateChangedAt: { read: (row: ApplicationRow, me, now) => stateChangedAt(row, me, now).toISOString() },
      rejectionMessage: {
        read: (row: ApplicationRow, me, now) => (knowsRejection(me, row, now) ? row.rejectionMessage : null),
      },
      rejectionText: {
        read: (row: ApplicationRow, me, now) => (knowsRejection(me, row, now) ? row.rejectionText : null),
      },
      movedBy: { load: loadMovedBy },
      offer: { read: (row: ApplicationRow, me, now) => (knowsOffer(me, row, now) ? row.offer : null) },
      offerEmailAt: { read: (row: ApplicationRow) => row.offerEmailAt?.toISOString() ?? null },
      rejectionEmailAt: { read: (row: ApplicationRow) => row.rejectionEmailAt?.toISOString() ?? null },
      screeningQuestions: { input: answersInput, read: answersFor, save: saveAnswers },
      draft: { write: (draft: object) => ({ draft: JSON.stringify(draft) }) },
      locationIds: { load: loadLocationIds, save: saveLocations },
      resume: { input: z.uuid().nullable(), load: loadResumes(links), save: attachResume },
      indeedResume: { write: (text) => ({ indeedResume: text || null }) },
      attachments: { input: z.array(z.uuid()).max(10), load: loadAttachments(links), save: saveAttachments },
      names: { load: loadApplicantNames },
      liked: { load: loadLiked },
      onHold: { load: loadOnHold },
    },
    hasManyLoaders: {
      locations: { type: "locations", load: locationIdsByApplication },
      interviews: { type: "interviews", by: "jobApplicationId" },
    },
    includes: [
      "jobListing",
      "jobListing.employer",
      "jobListing.locations",
      "userProfile",
      "locations",
      "interviews",
      ...profileIncludes,
    ],
    filters: {
      // Individually selected applications, for a download: a list that is too long is rejected, not truncated.
      ids: filter(idsParam, (rows, chosen) => rows.where("jobApplications.id", "in", chosen)),
      jobListingId: filter(idListParam, (rows, jobs) =>
        rows.where("jobApplications.jobListingId", "in", jobs),
      ),
      userProfileId: filter(idListParam, (rows, people) =>
        rows.where("jobApplications.userProfileId", "in", people),
      ),
      aasmState: filter(listParam(z.enum(applicationStates)), (rows, states, me) =>
        rows.where(stateSqlFor(me), "in", states),
      ),
      statusCategory: filter(listParam(z.enum(statusCategories)), (rows, categories, me) =>
        rows.where(stateSqlFor(me), "in", categories.flatMap(statesOfCategory)),
      ),
      qualified: filter(booleanParam, (rows, qualified) =>
        rows.where("jobApplications.qualified", "=", qualified),
      ),
      showStatus: showStatusFilter,
      stage: stageFilter,
      location: filter(idListParam, (rows, ids) =>
        rows.where((eb) =>
          eb.exists(
            eb
              .selectFrom("jobApplicationLocations as at")
              .select("at.locationId")
              .whereRef("at.jobApplicationId", "=", "jobApplications.id")
              .where("at.locationId", "in", ids),
          ),
        ),
      ),
      from: filter(day, (rows, from) => rows.where("jobApplications.submittedAt", ">=", new Date(from))),
      to: filter(day, (rows, to) =>
        rows.where("jobApplications.submittedAt", "<", new Date(Date.parse(to) + dayMs)),
      ),
      updatedSince: filter(
        z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
        (rows, since, me) => rows.where(updatedAtSqlFor(me), ">=", since),
      ),
      q: filter(z.string().trim().max(200), (rows, q) => rows.where(hasApplicantName(q))),
    },
    sorts: {
      createdAt: "createdAt",
      submittedAt: "submittedAt",
      updatedAt: visibleUpdatedAtSql,
      matchScore: "matchScore",
      name: "applicantName",
    },
    defaultSort: "-submittedAt",
    cursorSorts,
    readableBy: {
      aiSuitabilitySummary: isReviewer,
      aiSuitabilitySummaryBy: isReviewer,
      aiSuitabilitySummaryState: isReviewer,
      aiSuitabilitySummaryRating: isReviewer,
      qualificationMatches: isReviewer,
      criteriaMet: isReviewer,
      matchScore: isReviewer,
      qualified: isReviewer,
      rejectionEmailAt: isReviewer,
      offerEmailAt: isReviewer,
      movedBy: isReviewer,
      notesCount: isReviewer,
      liked: isReviewer,
      draft: isApplicant,
    },
    create: { input: applyInput, run: apply },
    updatableBy: {
      aasmState: mayTransition,
      withdrawn: isApplicant,
      screeningQuestions: mayEditDraft,
      draft: mayEditDraft,
      locationIds: mayEditDraft,
      resume: mayEditDraft,
      indeedResume: mayEditDraft,
      attachments: mayEditDraft,
    },
    delete: mayEditDraft,
    onOpened: recordApplicationView,
    meta: loadTimelines,
  });

const profileIncludes = [
  "userProfile.workHistories",
  "userProfile.educationHistories",
  "userProfile.educationHistories.educationLevel",
  "userProfile.certifications",
  "userProfile.profileQuestionAnswers",
  "userProfile.profileQuestionAnswers.profileQuestion",
];

async function transitionTo(context: WriteContext, id: string, to: ApplicationState): Promise<void> {
  const application = await lockApplication(context, id);
  if (!application || isAlreadyIn(application, to, context)) return;
  // The PATCH has increased the version already; a decision that waits reverts that, since the educator would see it.
  if (to === "rejected" || to === "offered")
    await context.db
      .updateTable("jobApplications")
      .set((eb) => ({ version: eb("version", "-", 1) }))
      .where("id", "=", id)
      .execute();
  await transitionApplication(context, application, to);
}

const updatedAtFor = (row: ApplicationRow, me: Actor, now: Date) =>
  me.kind === "educator" && isDecisionPending(row, now) ? row.stateChangedAt : row.updatedAt;

const knowsRejection = (me: Actor, row: ApplicationRow, now: Date) =>
  me.kind !== "educator" || (row.aasmState === "rejected" && !isRejectionPending(row, now));

const knowsOffer = (me: Actor, row: ApplicationRow, now: Date) =>
  me.kind !== "educator" || !isOfferPending(row, now);

const isAlreadyIn = (row: ApplicationRow, to: string, { actor, now }: WriteContext) =>
  visibleState(row, actor, now()) === to && !isDecisionPending(row, now());

function hasApplicantName(q: string) {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`exists (select from user_profiles as applicant where applicant.id = job_applications.user_profile_id
    and applicant.first_name || ' ' || applicant.last_name ilike ${pattern})`;
}
