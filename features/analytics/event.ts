/** Something that happened in a visit: a page view (`$view`), or whatever a screen captured. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { Visit } from "./visit.ts";

export const AnalyticsEvent = entity("events", {
  attributes: {
    name: z.string(),
    properties: z.record(z.string(), z.unknown()),
    time: z.iso.datetime(),
    accountId: z.string().nullable(),
  },
  belongsTo: { visit: Visit },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    events: typeof AnalyticsEvent;
  }
}
