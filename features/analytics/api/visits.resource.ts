/** Visits, for operators. They are written by the tracking routes alone. */
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { Visit } from "../visit.ts";

export const visits = resource({
  entity: Visit,
  table: "ahoyVisits",
  operators: { read: ["content"], write: [] },
  collections: { "ahoy/visits": { for: [] } },
  visibleTo: {},
  filters: {
    visitToken: filter(z.string(), (rows, token) => rows.where("ahoyVisits.visitToken", "=", token)),
    visitorToken: filter(z.string(), (rows, token) => rows.where("ahoyVisits.visitorToken", "=", token)),
    accountId: filter(z.uuid(), (rows, id) => rows.where("ahoyVisits.accountId", "=", id)),
  },
  sorts: { startedAt: "startedAt" },
  cursorPaging: true,
});
