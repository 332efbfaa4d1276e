/** The page of this site from which the reader came, while the site stays open. */

let currentPath: string | null = null;
let previousPath: string | null = null;

/** Called at each change of address; another search on the same page is the same page. */
export function recordPage(path: string): void {
  if (currentPath !== null && pathOf(currentPath) !== pathOf(path)) previousPath = currentPath;
  currentPath = path;
}

/** With its search; null for a reader who has just arrived. Correct also before the new page is recorded. */
export const previousPage = (): string | null =>
  currentPath !== null && pathOf(currentPath) !== location.pathname ? currentPath : previousPath;

const pathOf = (path: string) => path.split("?")[0];
