/** Submits a profile: completes onboarding, and sends a returned profile back into review. */
import type { RowChange } from "#platform/server/events.ts";
import { completeOnboarding } from "#features/accounts/api/complete-onboarding.action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { profileSubmitted } from "../../onboarding-event.ts";
import { transitionApproval, profileIncompleteError } from "./transition-profile.action.ts";
import { recheckProfile } from "../recheck-profile.action.ts";

/** Runs on the `onboarding_events` row that says so; fails while something required is missing. */
export async function submitProfile(
  context: WriteContext,
  { after }: RowChange<"onboardingEvents">,
): Promise<void> {
  const { actor, db } = context;
  if (after?.["event"] !== profileSubmitted || actor.kind !== "educator") return;
  await recheckProfile(context, actor.userProfileId);
  const profile = await db
    .selectFrom("userProfiles")
    .select(["approvalState", "missingRequiredFields", "missingScreeningQuestions"])
    .where("id", "=", actor.userProfileId)
    .executeTakeFirstOrThrow();
  if (profile.approvalState === "rejected") {
    throw conflict(/*i18n*/ "This profile was not approved. You can appeal the decision.", {
      code: "profile_rejected",
    });
  }
  const missing = [...profile.missingRequiredFields, ...profile.missingScreeningQuestions];
  if (missing.length > 0) throw profileIncompleteError(missing, "event");
  if (profile.approvalState === "changes_requested") {
    await transitionApproval(context, actor.userProfileId, "pending");
  }
  await db
    .updateTable("userProfiles")
    .set({ submittedAt: context.now() })
    .where("id", "=", actor.userProfileId)
    .execute();
  await completeOnboarding(db, actor.accountId);
}
