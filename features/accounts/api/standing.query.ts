/** The one place where a standing is worked out, from the account and the profile or program it acts for. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Standing } from "#platform/shared/standing.ts";

interface StandingFacts {
  userType: string;
  emailVerifiedAt: Date | null;
  mustChangePassword: boolean;
  /** The session still owes a code of the authenticator app. */
  secondFactorDue: boolean;
  /** `approvalState` of the educator's profile. */
  profileState: string | null;
  /** `approvalState` of the employer that the account acts for. */
  employerState: string | null;
}

/** What was decided about a profile or a program counts more than an address that is not confirmed yet. */
const turnedAway: Record<string, Standing> = { suspended: "suspended", rejected: "rejected" };
const waiting: Record<string, Standing> = { pending: "pending", unclaimed: "pending" };

/** Derives the standing from these facts. Pure. */
export function deriveStanding(facts: StandingFacts): Standing {
  if (facts.userType === "operator") {
    // The code first: a person who only knows the password must not be able to choose another one.
    if (facts.secondFactorDue) return "second_factor";
    return facts.mustChangePassword ? "password_change" : "good";
  }
  const state = facts.userType === "educator" ? facts.profileState : facts.employerState;
  if (state && turnedAway[state]) return turnedAway[state];
  if (facts.emailVerifiedAt === null) return "unconfirmed";
  return (facts.userType === "employer" && state && waiting[state]) || "good";
}

/**
 * The standing of an account that acts without a session, such as by answering an email. Rejects for an
 * unknown account.
 */
export async function readStanding(
  db: Queryable,
  accountId: string,
  employerId: string | null = null,
): Promise<Standing> {
  const facts = await db
    .selectFrom("accounts as account")
    .leftJoin("userProfiles as profile", "profile.accountId", "account.id")
    .leftJoin("employers as employer", (join) => join.on("employer.id", "=", employerId))
    .select(["account.userType", "account.emailVerifiedAt", "account.mustChangePassword"])
    .select(["profile.approvalState as profileState", "employer.approvalState as employerState"])
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
  return deriveStanding({ ...facts, secondFactorDue: false });
}
