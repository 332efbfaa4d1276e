/** Reports over JSON:API: only operators read and decide them. */
import { idListParam, listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import type { Actor } from "#platform/shared/actor.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import { Report } from "../../report.ts";
import { reportReasons, reportStates } from "../../report-constants.ts";
import { decideReport } from "./decide-report.action.ts";
import { loadExcerpts } from "./report-excerpts.query.ts";

const mayDecide = (actor: Actor) => hasOperatorRole(actor, operatorAccess.decisions.write);

export const reports = resource({
  entity: Report,
  table: "reports",
  operators: operatorAccess.decisions,
  collections: { reports: { for: [] } },
  visibleTo: {},
  fields: {
    excerpt: { load: loadExcerpts },
    state: {
      read: ({ state }: { state: string }) => state,
      save: (context, id, state) => decideReport(context, id, state),
    },
  },
  includes: ["conversation", "jobListing", "userProfile"],
  filters: {
    state: filter(listParam(z.enum(reportStates)), (rows, states) =>
      rows.where("reports.state", "in", states),
    ),
    reason: filter(listParam(z.enum(reportReasons)), (rows, reasons) =>
      rows.where("reports.reason", "in", reasons),
    ),
    jobListingId: filter(idListParam, (rows, of) => rows.where("reports.jobListingId", "in", of)),
    userProfileId: filter(idListParam, (rows, of) => rows.where("reports.userProfileId", "in", of)),
    conversationId: filter(idListParam, (rows, of) => rows.where("reports.conversationId", "in", of)),
  },
  sorts: { createdAt: "createdAt" },
  updatableBy: { state: mayDecide },
});
