/** What a page answers to a reader for whom it is not, and with which HTTP status. */
import type { Access } from "#features/accounts/screens/session/route-handle.ts";
import type { UserType } from "#features/accounts/screens/session/token-claims.ts";

export type Refusal =
  | { status: 403; requiredUserType: "educator" | "employer" }
  /** Who is no operator does not learn what operators have. */
  | { status: 404 };

/** Null where someone of this type may open the page; for signed-in readers only. */
export function refusalOf(access: Access, userType: UserType | null): Refusal | null {
  const requiredUserType = requiredUserTypes[access];
  if (!requiredUserType || requiredUserType === userType) return null;
  return requiredUserType === "operator" ? { status: 404 } : { status: 403, requiredUserType };
}

const requiredUserTypes: Partial<Record<Access, UserType>> = {
  educator: "educator",
  employer: "employer",
  "employer-account": "employer",
  operator: "operator",
};
