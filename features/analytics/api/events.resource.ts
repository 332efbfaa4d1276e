/** Events, for operators. They are written by the tracking routes alone. */
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { AnalyticsEvent } from "../event.ts";

export const events = resource({
  entity: AnalyticsEvent,
  table: "ahoyEvents",
  operators: { read: ["content"], write: [] },
  collections: { "ahoy/events": { for: [] } },
  visibleTo: {},
  filters: {
    visitToken: filter(z.string(), (rows, token) =>
      rows.where("ahoyEvents.visitId", "in", (visits) =>
        visits.selectFrom("ahoyVisits").select("ahoyVisits.id").where("ahoyVisits.visitToken", "=", token),
      ),
    ),
    visitId: filter(z.uuid(), (rows, id) => rows.where("ahoyEvents.visitId", "=", id)),
    name: filter(z.string(), (rows, name) => rows.where("ahoyEvents.name", "=", name)),
    accountId: filter(z.uuid(), (rows, id) => rows.where("ahoyEvents.accountId", "=", id)),
  },
  sorts: { time: "time" },
  includes: ["visit"],
  cursorPaging: true,
});
