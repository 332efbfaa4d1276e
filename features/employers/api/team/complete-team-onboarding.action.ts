/** Employers are through onboarding once they have registered, are on a team, and the program has a location. */
import { completeOnboarding } from "#features/accounts/api/complete-onboarding.action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { RowChange } from "#platform/server/events.ts";

/** Completes the onboarding of all members; call it after a location was added. */
export async function completeTeamOnboarding(db: Transaction, employerId: string): Promise<void> {
  await completeOnboarding(db, membersWithLocation(db).where("profile.employerId", "=", employerId));
}

/** Completes the onboarding of a member who joins a program that has a location. */
export async function completeMemberOnboarding(
  { db }: WriteContext,
  { id }: RowChange<"employerProfiles">,
): Promise<void> {
  await completeOnboarding(db, membersWithLocation(db).where("profile.id", "=", id));
}

const membersWithLocation = (db: Transaction) =>
  db
    .selectFrom("employerProfiles as profile")
    .where("profile.removedAt", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("locations")
          .select("locations.id")
          .whereRef("locations.employerId", "=", "profile.employerId"),
      ),
    )
    .select("profile.accountId");
