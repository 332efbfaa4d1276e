/** Candidates: what they add to the server. */
import { feature } from "#platform/server/feature.ts";

export const candidatesFeature = feature({ name: "candidates" });
