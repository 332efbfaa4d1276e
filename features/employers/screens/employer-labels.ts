/** Kinds of schools, roles in an employer's team, and what an employer may do. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CenterType, EmployerAbility, EmployerRole } from "../employer-constants.ts";

export const centerTypeLabels = {
  "Public School": msg`Public School`,
  "Private School": msg`Private School`,
  "Charter School": msg`Charter School`,
  "Licensed Child-Care Center": msg`Licensed Child-Care Center`,
  "Large Capacity Licensed Child-Care Home / Family Child-Care": msg`Large Capacity Licensed Child-Care Home / Family Child-Care`,
  "Small Capacity Licensed Child-Care Home / Family Child-Care": msg`Small Capacity Licensed Child-Care Home / Family Child-Care`,
} as const satisfies Record<CenterType, MessageDescriptor>;

export const employerRoleLabels = {
  owner: msg`Owner`,
  member: msg`Member`,
} as const satisfies Record<EmployerRole, MessageDescriptor>;

export const employerAbilityLabels = {
  link_external_urls: msg`Your job posts may lead to your own site, where educators apply.`,
} as const satisfies Record<EmployerAbility, MessageDescriptor>;
