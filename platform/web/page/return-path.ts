/** The page to go back to after logging in, in the query parameter `return`. */

/** The `return` parameter, when it leads into this site and nowhere else. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get("return");
  // "//host" and "/\host" would leave the site.
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** "/login?return=%2Fbooks%2F7". */
export const withReturn = (to: string, here: string) =>
  here === "/" ? to : `${to}?return=${encodeURIComponent(here)}`;
