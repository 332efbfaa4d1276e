/** The events of employers and their teams. */
import type { RowChange } from "#platform/server/events.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** A person joined a team: by registering it, by an invitation or by a join request. */
    "employer_profiles.joined": RowChange<"employerProfiles">;
    "employers.approved": RowChange<"employers">;
    "employers.pending": RowChange<"employers">;
    "employers.unclaimed": RowChange<"employers">;
    "employers.rejected": RowChange<"employers">;
    "employers.suspended": RowChange<"employers">;
    /** The last member left. */
    "employers.left": RowChange<"employers">;
  }
}
