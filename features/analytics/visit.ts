/** A visit: one browser's stay, as ahoy.js reports it. Operators read visits; they carry no address. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

const text = z.string().nullable();

export const Visit = entity("visits", {
  attributes: {
    visitToken: z.string(),
    visitorToken: z.string(),
    platform: text,
    landingPage: text,
    referrer: text,
    referringDomain: text,
    utmSource: text,
    utmMedium: text,
    utmCampaign: text,
    utmTerm: text,
    utmContent: text,
    screenWidth: z.number().nullable(),
    screenHeight: z.number().nullable(),
    userAgent: text,
    startedAt: z.iso.datetime(),
    accountId: text,
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    visits: typeof Visit;
  }
}
