/** The state of a list in the URL, so that reload, Back, sharing and new tabs all work. Unknown keys are kept. */
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

export type Search = Record<string, string | undefined>;
export type SearchChange = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** Writes the change; "replace" (filters, typing) starts again at page 1, "push" (page, open item) makes a step of Back. */
export type SetSearch = (change: SearchChange, how?: "replace" | "push") => void;

export function useSearch(): [Search, SetSearch] {
  const [params, setParams] = useSearchParams();
  const search = useMemo<Search>(() => Object.fromEntries(params), [params]);
  const setSearch = useCallback<SetSearch>(
    (change, how = "replace") =>
      setParams((before) => changed(before, change, how), {
        replace: how === "replace",
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [search, setSearch];
}

/** Pure: the parameters after a change. Empty values, false and 0 leave the URL. */
export function changed(before: URLSearchParams, change: SearchChange, how: "replace" | "push") {
  const next = new URLSearchParams(before);
  if (how === "replace" && !("page" in change)) next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    const text = Array.isArray(value)
      ? value.join(",")
      : value
        ? String(value === true ? "true" : value)
        : "";
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** A parameter with several values, comma-separated. */
export const several = (value: string | undefined): string[] =>
  value ? value.split(",").filter(Boolean) : [];

/** A parameter that is a number between two others, both among them; null for anything else. */
export function numberIn(text: string | undefined, least: number, most: number): number | null {
  if (!text || !/^-?\d+(\.\d+)?$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
