/** The employer's show-status filter: marks on an application rather than states. */
import { filter, type Rows } from "#platform/server/resource.ts";
import { z } from "zod";
import { type ShowStatus, showStatuses } from "../../application-constants.ts";

type ApplicationRows = Rows<"jobApplications">;

const filterByStatus: Record<ShowStatus, (rows: ApplicationRows) => ApplicationRows> = {
  all: (rows) => rows,
  liked: (rows) =>
    rows.where((eb) =>
      eb.exists(
        eb
          .selectFrom("profileLikes as liked")
          .select("liked.employerId")
          .whereRef("liked.employerId", "=", "jobApplications.employerId")
          .whereRef("liked.userProfileId", "=", "jobApplications.userProfileId"),
      ),
    ),
  previously_messaged: (rows) => rows.where("jobApplications.messagedAt", "is not", null),
  viewed: (rows) => rows.where("jobApplications.viewedAt", "is not", null),
  unviewed: (rows) => rows.where("jobApplications.viewedAt", "is", null),
  interview_invite_sent: (rows) => rows.where("jobApplications.inviteSentAt", "is not", null),
  interview_scheduled: (rows) => rows.where("jobApplications.interviewScheduledAt", "is not", null),
  internal_notes_added: (rows) => rows.where("jobApplications.notesCount", ">", 0),
};

export const showStatusFilter = filter<"jobApplications", z.ZodType<ShowStatus>>(
  z.enum(showStatuses),
  (rows, status) => filterByStatus[status](rows),
);
