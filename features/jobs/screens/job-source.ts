/** Where a visitor came to a job from: said by the link, else told by the page before; the first answer stays. */
import { pages } from "#features/paths.ts";
import { cameFrom } from "#platform/web/previous-page.ts";
import { isJobSource, type JobSource } from "../job-sources.ts";

interface Arrival {
  /** Of the page the job is seen on, with its search. */
  address: string;
  /** Said by the link that was followed within the site. */
  said?: unknown;
  /** The page of ours before; null when there was none. */
  from: string | null;
  /** The site somebody came from, as the browser tells it. */
  referrer: string;
  origin: string;
}

/** The source of a view or an application of this job. */
export function sourceOf(id: string, said?: unknown): JobSource {
  const { pathname, search, origin } = location;
  const arrival = { address: pathname + search, said, from: cameFrom(), origin };
  return keepFirst(id, sourceOfArrival({ ...arrival, referrer: document.referrer }));
}

export function sourceOfArrival({ address, said, from, referrer, origin }: Arrival): JobSource {
  const named = said ?? new URLSearchParams(address.split("?")[1]).get("source");
  if (isJobSource(named)) return named;
  const isList = pathOf(address) === pages.jobs;
  const page = isList ? address : from;
  if (page !== null) return sourceOfPage(page);
  if (!referrer) return "direct";
  return new URL(referrer).origin === origin ? "other" : "other_site";
}

function sourceOfPage(page: string): JobSource {
  const path = pathOf(page);
  const asked = new URLSearchParams(page.split("?")[1]);
  if (path === pages.jobs) return asked.get("recommended") === "true" ? "recommendation" : "search";
  if (path === pages.home) return "home";
  if (path === pages.messages) return "message";
  if (path === pages.applications) return "other";
  if (/^\/jobs\/[^/]+$/.test(path)) return "similar";
  if (/^\/employer\/[^/]+$/.test(path)) return "employer_page";
  return "other";
}

const pathOf = (address: string) => address.split("?")[0]!;

const storedUnder = "job_sources";
const mostKept = 100;

/** Somebody who looks twice, or applies a day later in the same tab, came by the first way. */
function keepFirst(id: string, source: JobSource): JobSource {
  try {
    const kept = new Map(Object.entries(JSON.parse(sessionStorage.getItem(storedUnder) ?? "{}")));
    const first = kept.get(id);
    if (isJobSource(first)) return first;
    kept.set(id, source);
    sessionStorage.setItem(storedUnder, JSON.stringify(Object.fromEntries([...kept].slice(-mostKept))));
  } catch {
    // Storage is switched off: each page then speaks for itself.
  }
  return source;
}
