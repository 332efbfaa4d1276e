/** What a signed-in caller may do with other people's rows right now: one value, which policies check. */
/**
 * - `good`: confirmed, and approved where approval is needed.
 * - `unconfirmed`: the email address was never confirmed; everything of one's own can be prepared.
 * - `pending`: the program one acts for waits for its review.
 * - `suspended`, `rejected`: an operator (or a final answer) turned the program or the profile away.
 * - `password_change`, `second_factor`: an operator who can do nothing else before that is done.
 */
export const standings = [
  "good",
  "unconfirmed",
  "pending",
  "suspended",
  "rejected",
  "password_change",
  "second_factor",
] as const;
export type Standing = (typeof standings)[number];

/** Any actor; guests have no standing. `actor.ts` is built on this file. */
interface Caller {
  kind: string;
  standing?: Standing;
}

/**
 * How far down a resource, an action or a channel is open to employers, from rows about other people to one's account:
 * - `reviewed`: programs in good standing, or waiting for their review: whom they may see, policies say.
 * - `inbox`: the same to write; anyone who has not confirmed the address yet reads that nothing is there.
 * - `preparation`: whatever a program prepares of its own, also before its address is confirmed.
 * - `own`: the same, and those turned away may still read it.
 * - `everyone`: the account's own business, and what is public.
 */
export type AccessLevel = "reviewed" | "inbox" | "preparation" | "own" | "everyone";

const reviewedStandings: readonly Standing[] = ["good", "pending"];
const preparingStandings: readonly Standing[] = [...reviewedStandings, "unconfirmed"];
const readableStandings: Record<AccessLevel, readonly Standing[]> = {
  reviewed: reviewedStandings,
  inbox: preparingStandings,
  preparation: preparingStandings,
  own: standings,
  everyone: standings,
};
const writableStandings: Record<AccessLevel, readonly Standing[]> = {
  ...readableStandings,
  inbox: reviewedStandings,
  own: preparingStandings,
};

/** Whether a caller's standing lets them read or write there at all; it says nothing about guests and educators. */
export function isOpenTo(
  actor: Caller,
  access: AccessLevel = "reviewed",
  usage: "read" | "write" = "read",
): boolean {
  if (actor.kind !== "employer" && actor.kind !== "unchosen") return true;
  return (usage === "read" ? readableStandings : writableStandings)[access].includes(actor.standing!);
}

/**
 * Callers whom an operator (or a final answer) suspended or rejected: they keep their own rows and access
 * nobody else's.
 */
export const isSuspendedOrRejected = (actor: Caller): boolean =>
  actor.kind !== "guest" && (actor.standing === "suspended" || actor.standing === "rejected");
