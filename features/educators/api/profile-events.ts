/** The events of educators' profiles that other features listen to. */
import type { Row } from "#platform/server/resource.ts";

type Approval = Pick<Row<"userProfiles">, "id" | "approvalState">;

/** A change of a row that belongs to a profile: a work history, an answer, a video. */
export interface ProfilePartChange {
  before?: { userProfileId: string };
  after?: { userProfileId: string };
}

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    "user_profiles.approval_changed": { id: string; before: Approval; after: Approval; changed: string[] };
  }
}
