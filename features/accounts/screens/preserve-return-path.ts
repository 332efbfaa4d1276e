/** Preserves query parameters between the pages of signing up and in: the return path, and the referrer. */
import { useLocation } from "react-router";

const preservedParams = ["return", "referrer"];

/**
 * `to` with the parameters of the query `search`, so that a guest who pressed Apply returns to the
 * application.
 */
export function preserveReturnPath(to: string, search: string): string {
  const from = new URLSearchParams(search);
  const [path, query] = to.split("?");
  const next = new URLSearchParams(query);
  for (const name of preservedParams) {
    const value = from.get(name);
    if (value && !next.has(name)) next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path!;
}

/** `const preserve = usePreserveReturnPath()` · `preserve("/sign_up")`. */
export function usePreserveReturnPath() {
  const { search } = useLocation();
  return (to: string) => preserveReturnPath(to, search);
}
