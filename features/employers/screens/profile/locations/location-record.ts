/** A location of the current employer, as the list reads it. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Location } from "../../../location.ts";

export type LocationRecord = ResourceOf<typeof Location>;
