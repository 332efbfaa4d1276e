/** What a visitor brings along between the pages of signing up and in: the way back, and who sent them. */
import { useLocation } from "react-router";

const carriedNames = ["return", "referrer"];

/** `to` with what the query `search` carries, so that a guest who pressed Apply comes back to the application. */
export function carried(to: string, search: string): string {
  const from = new URLSearchParams(search);
  const [path, query] = to.split("?");
  const next = new URLSearchParams(query);
  for (const name of carriedNames) {
    const value = from.get(name);
    if (value && !next.has(name)) next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path!;
}

/** `const carry = useCarry()` · `carry("/sign_up")`. */
export function useCarry() {
  const { search } = useLocation();
  return (to: string) => carried(to, search);
}
