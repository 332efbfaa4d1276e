/** The page of ours somebody comes from, while the site stays open. */

let here: string | null = null;
let before: string | null = null;

/** Called at each change of address; another search on the same page is the same page. */
export function notePage(path: string): void {
  if (here !== null && pathOf(here) !== pathOf(path)) before = here;
  here = path;
}

/** With its search; null for who has just arrived. Right also before the new page was noted. */
export const cameFrom = (): string | null =>
  here !== null && pathOf(here) !== location.pathname ? here : before;

const pathOf = (path: string) => path.split("?")[0];
