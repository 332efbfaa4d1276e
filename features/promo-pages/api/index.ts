/** Promo pages: what they add to the server. */
import { on } from "#platform/server/events.ts";
import { feature } from "#platform/server/feature.ts";
import { promoPages } from "./promo-page.resource.ts";
import { requestConnector } from "./request-connector.action.ts";

export const promoPagesFeature = feature({
  name: "promo-pages",
  resources: [promoPages],
  listeners: [on("employer_profiles.joined", requestConnector)],
});
