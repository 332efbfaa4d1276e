/** A feature flag: something that is on for everyone, for nobody, or for some. Operators alone see and set them. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { flagStates, groups } from "./gates.ts";

const ids = z.array(z.string()).max(1000);
const percentage = z.number().min(0).max(100);

export const FeatureFlag = entity("feature_flags", {
  attributes: {
    name: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,99}$/, /*i18n*/ "Use lower-case letters, digits and underscores"),
    description: z.string().max(1000),
    state: z.enum(flagStates),
    accounts: ids,
    groups: z.array(z.enum(groups)),
    brands: ids,
    geographies: ids,
    percentageOfActors: percentage,
    percentageOfTime: percentage,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    feature_flags: typeof FeatureFlag;
  }
}
