/** Which addresses the service worker may keep: a page that is not named here is not stored. */
import { isReservedSlug, pages } from "#features/paths.ts";

const fixed: readonly string[] = [
  pages.home,
  pages.jobs,
  pages.applications,
  pages.messages,
  pages.interviews,
  pages.profile,
  pages.registerTeacherOnboarding,
  pages.terms,
  pages.privacy,
];

/** Pages of guests and educators: what an educator may read offline. No address among them carries a secret. */
export function isKeptPath(pathname: string): boolean {
  if (fixed.includes(pathname)) return true;
  const [, first = "", slug = "", ...rest] = pathname.split("/");
  // What was begun online goes on without a connection.
  if (first === "jobs" && slug && rest.join("/") === "apply") return !isReservedSlug("job", slug);
  if (!slug || rest.length > 0) return false;
  if (first === "employer") return !isReservedSlug("employer", slug);
  return first === "jobs" || first === "messages" || first === "interviews";
}

/**
 * Those that an educator finds on the phone without having opened them. The installed app opens home, which leads on: by
 * the server where there is a connection, else by the kept page itself.
 */
export const pagesKeptAhead = [pages.home, pages.jobs, pages.applications, pages.messages, pages.interviews];
