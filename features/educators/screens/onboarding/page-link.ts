/** The URL of an onboarding page as a link; it preserves other parameters, such as the return path. */
import type { Search } from "#platform/web/hooks/use-search.ts";
import type { FlowPage } from "./flow-pages.ts";

export function pageLink(
  search: Search,
  to: Pick<FlowPage, "section" | "key"> | string,
  { isChange = false } = {},
): string {
  const { section: _, question: _question, change: _change, ...others } = search;
  const place = typeof to === "string" ? { section: to } : { section: to.section, question: to.key };
  const next = { ...others, ...place, ...(isChange && { change: "true" }) };
  return `?${new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]))}`;
}
