/** A member of a team, as the list reads it. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { EmployerProfile } from "../../../employer-profile.ts";

export type TeammateRecord = ResourceOf<typeof EmployerProfile>;
