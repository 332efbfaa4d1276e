/** Somebody of a team, as its list reads them. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { EmployerProfile } from "../../../employer-profile.ts";

export type TeammateRecord = ResourceOf<typeof EmployerProfile>;
