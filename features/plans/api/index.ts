/** Plans: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { plans } from "./plan.resource.ts";

export const plansFeature = feature({ name: "plans", resources: [plans] });
