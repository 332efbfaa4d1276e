/**
 * Where a visitor came to a job from: named by the link, else derived from the previous page; the first source
 * wins.
 */
import { pages } from "#features/paths.ts";
import { previousPage } from "#platform/web/page/previous-page.ts";
import { isJobSource, type JobSource } from "../../job-sources.ts";

interface Arrival {
  /** Of the page the job is seen on, with its search. */
  address: string;
  /** Named by the link that was followed within the site. */
  linkSource?: unknown;
  /** The page of ours before; null when there was none. */
  from: string | null;
  /** The site someone came from, as the browser reports it. */
  referrer: string;
  origin: string;
}

/** The source of a view or an application of this job. */
export function sourceOf(id: string, linkSource?: unknown): JobSource {
  const { pathname, search, origin } = location;
  const arrival = { address: pathname + search, linkSource, from: previousPage(), origin };
  return storeFirstSource(id, sourceOfArrival({ ...arrival, referrer: document.referrer }));
}

export function sourceOfArrival({ address, linkSource, from, referrer, origin }: Arrival): JobSource {
  const named = linkSource ?? new URLSearchParams(address.split("?")[1]).get("source");
  if (isJobSource(named)) return named;
  const isList = pathOf(address) === pages.jobs;
  const page = isList ? address : from;
  if (page !== null) return sourceOfPage(page);
  if (!referrer) return "direct";
  return new URL(referrer).origin === origin ? "other" : "other_site";
}

function sourceOfPage(page: string): JobSource {
  const path = pathOf(page);
  const params = new URLSearchParams(page.split("?")[1]);
  if (path === pages.jobs) return params.get("recommended") === "true" ? "recommendation" : "search";
  if (path === pages.home) return "home";
  if (path === pages.messages) return "message";
  if (path === pages.applications) return "other";
  if (/^\/jobs\/[^/]+$/.test(path)) return "similar";
  if (/^\/employer\/[^/]+$/.test(path)) return "employer_page";
  return "other";
}

const pathOf = (address: string) => address.split("?")[0]!;

const storageKey = "job_sources";
const maxStored = 100;

/** A second view, or an application a day later in the same tab, keeps the first source. */
function storeFirstSource(id: string, source: JobSource): JobSource {
  try {
    const stored = new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")));
    const first = stored.get(id);
    if (isJobSource(first)) return first;
    stored.set(id, source);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...stored].slice(-maxStored))));
  } catch {
    // Storage is switched off: each page then speaks for itself.
  }
  return source;
}
