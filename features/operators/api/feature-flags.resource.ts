/** Feature flags over JSON:API, for operators; every change stands in the audit log. */
import { alwaysAllowed, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { FeatureFlag } from "../feature-flag.ts";
import { createFeatureFlag } from "./create-feature-flag.action.ts";

const given = FeatureFlag.attributes;

export const featureFlags = resource({
  entity: FeatureFlag,
  table: "featureFlags",
  operators: operatorAccess.content,
  collections: { feature_flags: { for: [] } },
  visibleTo: {},
  sorts: { name: "name", updatedAt: "updatedAt" },
  defaultSort: "name",
  create: {
    input: z.strictObject({
      name: given.name,
      description: given.description.default(""),
      state: given.state.default("off"),
      accounts: given.accounts.default([]),
      groups: given.groups.default([]),
      brands: given.brands.default([]),
      geographies: given.geographies.default([]),
      percentageOfActors: given.percentageOfActors.default(0),
      percentageOfTime: given.percentageOfTime.default(0),
    }),
    run: createFeatureFlag,
  },
  updatableBy: {
    description: alwaysAllowed,
    state: alwaysAllowed,
    accounts: alwaysAllowed,
    groups: alwaysAllowed,
    brands: alwaysAllowed,
    geographies: alwaysAllowed,
    percentageOfActors: alwaysAllowed,
    percentageOfTime: alwaysAllowed,
  },
  delete: alwaysAllowed,
});
