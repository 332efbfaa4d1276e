/** Where to go after logging in: back to the page that asked for it, else to the home of the role. */
import type { UserType } from "#features/accounts/screens/session/token-claims.ts";

const homes: Record<UserType, string> = {
  educator: "/jobs",
  employer: "/employer/applicants",
  operator: "/admin",
};

export const homeOf = (userType: UserType | null) => (userType ? homes[userType] : "/");

/** The `return` parameter, when it leads into this site and nowhere else. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get("return");
  // "//host" and "/\host" would leave the site.
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** "/login?return=%2Fjobs%2Fapplications". */
export const withReturn = (to: string, here: string) =>
  here === "/" ? to : `${to}?return=${encodeURIComponent(here)}`;
