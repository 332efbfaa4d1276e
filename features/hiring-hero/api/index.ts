/** Hiring Hero: what it adds to the server. */
import { feature } from "#platform/server/feature.ts";
import { updateResponsive } from "./update-responsive.job.ts";

export const hiringHeroFeature = feature({ name: "hiring-hero", jobs: [updateResponsive] });
