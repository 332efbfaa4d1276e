/** Personal data in applications: exported as the educator sees them, without the employer's opinion. */
import type { Queryable, Transaction } from "#platform/server/database/database.ts";
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { isOfferPending, isRejectionPending, visibleState } from "../pending-decision.ts";
import { visibleTimeline } from "./timeline.query.ts";

export const applicationsPersonalData: PersonalTable[] = [
  {
    table: "jobApplications",
    ownRows: { userProfileId: "userProfile" },
    exported: {
      as: "job_applications",
      columns: [
        "id",
        "jobListingId",
        "employerId",
        "screeningQuestions",
        "draft",
        "resumeId",
        "indeedResume",
        "attachmentIds",
        "offer",
        "offerAcceptedAt",
        "rejectionText",
        "submittedAt",
        "createdAt",
      ],
      named: { jobListingId: ["jobListings", "title"], employerId: ["employers", "name"] },
      with: loadStatesAndTimelines,
    },
    erased: { run: eraseApplicationContent },
  },
  {
    table: "jobApplicationEvents",
    ownRows: { accountId: "account" },
    exported: { leftOut: "stands in each application as its timeline" },
    erased: { run: eraseEducatorReasons },
  },
  {
    table: "rejectionTemplates",
    ownRows: { createdById: "employerProfile" },
    exported: { as: "rejection_templates", columns: ["id", "body", "createdAt", "updatedAt"] },
    erased: { retained: "the team's, whoever wrote it" },
  },
];

async function loadStatesAndTimelines(db: Queryable, rows: Row<"jobApplications">[]) {
  const events = await db
    .selectFrom("jobApplicationEvents")
    .selectAll()
    .where("jobApplicationId", "in", [...rows.map(({ id }) => id), noSuchId])
    .orderBy("id")
    .execute();
  const now = new Date();
  return new Map(
    rows.map((row) => {
      const own = events.filter(({ jobApplicationId }) => jobApplicationId === row.id);
      const facts = {
        aasmState: visibleState(row, { kind: "educator" }, now),
        // A pending decision is not known yet.
        ...(isOfferPending(row, now) && { offer: null }),
        ...(isRejectionPending(row, now) && { rejectionText: null }),
        timeline: visibleTimeline(own, now),
      };
      return [row.id, facts] as const;
    }),
  );
}

/** SQL does not allow an empty list. */
const noSuchId = "00000000-0000-0000-0000-000000000000";

/** Retains only what the employer's statistics count: dates, job, outcome. */
async function eraseApplicationContent(db: Transaction, { userProfileId }: Person): Promise<void> {
  if (!userProfileId) return;
  // What a model was sent about an application is the applicant's data, whoever requested it.
  await sql`delete from open_ai_logs where job_application_id in
    (select id from job_applications where user_profile_id = ${userProfileId})`.execute(db);
  await db
    .updateTable("jobApplications")
    .set({
      screeningQuestions: "[]",
      draft: "{}",
      qualificationMatches: "[]",
      aiSuitabilitySummary: null,
      aiSuitabilitySummaryBy: null,
      aiSuitabilitySummaryState: null,
      aiSuitabilitySummaryRequestedAt: null,
      resumeId: null,
      indeedResume: null,
      attachmentIds: [],
      offer: null,
      rejectionText: null,
    })
    .where("userProfileId", "=", userProfileId)
    .execute();
}

/** Reasons from the educator are erased; reasons from the employer are the employer's record. */
async function eraseEducatorReasons(db: Transaction, { accountId }: Person): Promise<void> {
  await sql`update job_application_events set reason = null
    where account_id = ${accountId} and by = 'educator'`.execute(db);
}
