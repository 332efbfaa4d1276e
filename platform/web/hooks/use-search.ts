/** The state of a list in the URL, so that reload, Back, sharing and new tabs all work. Unknown keys remain. */
import { joinCommaList, splitCommaList } from "#platform/shared/comma-list.ts";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, type Location } from "react-router";

export type Search = Record<string, string | undefined>;
export type SearchChange = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/**
 * Writes the change; "replace" (filters, typing) resets to page 1, "push" (page, open item) adds a history entry.
 * `pathname`: the page it belongs to, where that is not the present one.
 */
export type SetSearch = (change: SearchChange, how?: "replace" | "push", pathname?: string) => void;

/**
 * Reads and writes the URL's parameters. `setSearch` stays the same function while the page is open, and may be called
 * late (after a debounce) or twice in a row: each change builds on the newest parameters, also on pending ones.
 */
export function useSearch(): [Search, SetSearch] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    carryOver(latest.current.location, location);
    latest.current = { location, navigate };
  }, [location, navigate]);
  const search = useMemo<Search>(
    () => Object.fromEntries(new URLSearchParams(location.search)),
    [location.search],
  );
  const setSearch = useCallback<SetSearch>((change, how = "replace", pathname = "") => {
    const { location: from, navigate: navigateNow } = latest.current;
    const params = applyChange(latestParams(from), change, how);
    requested.set(from, [...(requested.get(from) ?? []), params]);
    void navigateNow(`${pathname}?${params}`, { replace: how === "replace", preventScrollReset: true });
  }, []);
  return [search, setSearch];
}

/** The parameters of a location, with changes that are not rendered yet. */
export const latestParams = (location: Location): URLSearchParams =>
  new URLSearchParams(requested.get(location)?.at(-1) ?? location.search);

/**
 * The parameters requested from a location, the newest last: the next page takes a moment to render, and has its own
 * location.
 */
const requested = new WeakMap<Location, URLSearchParams[]>();

/** An older request may be rendered after a newer one was made: what comes with its page must not undo that. */
function carryOver(before: Location, now: Location) {
  const waiting = requested.get(before) ?? [];
  const search = new URLSearchParams(now.search).toString();
  const arrived = waiting.findLastIndex((params) => params.toString() === search);
  const newer = waiting.slice(arrived + 1);
  if (before !== now && arrived >= 0 && newer.length > 0 && !requested.has(now)) requested.set(now, newer);
}

/** Pure: the parameters after a change. Empty values, false and 0 leave the URL. */
export function applyChange(before: URLSearchParams, change: SearchChange, how: "replace" | "push") {
  const next = new URLSearchParams(before);
  if (how === "replace" && !("page" in change)) next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    const text = Array.isArray(value)
      ? joinCommaList(value)
      : value
        ? String(value === true ? "true" : value)
        : "";
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** A parameter with several values, comma-separated. */
export const listParam = (value: string | undefined): string[] => splitCommaList(value ?? "");

/** A numeric parameter between two limits, both included; null for anything else. */
export function numberParam(text: string | undefined, min: number, max: number): number | null {
  if (!text || !/^-?\d+(\.\d+)?$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
