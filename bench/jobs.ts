/** `npm run bench`: how quickly job search answers with the sample marketplace, at 50 clients at once, on this machine. */
import autocannon from "autocannon";
import startProduct from "../e2e/fixtures/start-product.ts";

const clients = 50;
const seconds = Number(process.argv[2] ?? 10);

const zips = ["78701", "60614", "98103", "30303", "80202", "02139", "94110", "10025", "33130", "85004"];
const roles = ["Assistant Teacher", "Director", "Teacher (Lead/Head)", "Floater / Support Staff"];
const searchTerms = ["lead", "toddler", "montessori", "infant", "assistant", "pre-k"];

/** Many different searches, so that nothing can be answered from memory alone. */
const searches = zips.flatMap((zipCode) =>
  roles.flatMap((role) =>
    searchTerms.map((q) => new URLSearchParams({ zipCode, role, q, radiusInMiles: "25" })),
  ),
);

const searchPath = (search: URLSearchParams) =>
  `/api/job_listings?include=employer,locations&${[...search].map(([name, value]) => `filter[${name}]=${encodeURIComponent(value)}`).join("&")}`;

const kinds: [name: string, paths: string[]][] = [
  ["the static health check, to compare with", ["/healthz"]],
  ["/jobs, one page for everybody", ["/jobs"]],
  [`/jobs, ${searches.length} different searches`, searches.map((search) => `/jobs?${search}`)],
  [`API job_listings, ${searches.length} different searches`, searches.map(searchPath)],
];

const stopMeasuring = await startProduct();
try {
  const url = process.env["CUBBY_URL"]!;
  console.log(`${clients} clients, ${seconds} s each; times in milliseconds\n`);
  console.log(`${"".padEnd(46)}  p50  p97.5    p99   requests/s  server p95`);
  for (const [name, paths] of kinds) console.log(await measure(url, name, paths));
} finally {
  await stopMeasuring?.();
}

async function measure(url: string, name: string, paths: string[]): Promise<string> {
  const requests = paths.map((path) => ({ path, headers: { accept: "text/html,application/vnd.api+json" } }));
  await autocannon({ url, connections: 4, duration: 2, requests });
  const before = await durations(url);
  const result = await autocannon({ url, connections: clients, duration: seconds, requests });
  const after = await durations(url);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  const { p50, p97_5, p99 } = result.latency;
  const figures = [p50, p97_5, p99].map((ms) => String(ms).padStart(6)).join(" ");
  return `${name.padEnd(46)}${figures}  ${result.requests.average.toFixed(0).padStart(10)}  ${percentile(before, after, 0.95)}`;
}

/** The server's own histogram: upper bound in seconds → requests at most that long. */
async function durations(url: string): Promise<Map<number, number>> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const buckets = new Map<number, number>();
  for (const [, labels, count] of figures.matchAll(
    /http_request_duration_seconds_bucket\{([^}]*)\} (\d+)/g,
  )) {
    const bound = /le="([^"]+)"/.exec(labels!)![1]!;
    const key = bound === "+Inf" ? Infinity : Number(bound);
    buckets.set(key, (buckets.get(key) ?? 0) + Number(count));
  }
  return buckets;
}

/** "≤ 20": the smallest bound under which that share of the requests between two readings stayed. */
function percentile(before: Map<number, number>, after: Map<number, number>, share: number): string {
  const bounds = [...after.keys()].sort((a, b) => a - b);
  const bucketCounts = (bound: number) => after.get(bound)! - (before.get(bound) ?? 0);
  const all = bucketCounts(Infinity);
  const bound = bounds.find((one) => bucketCounts(one) >= all * share)!;
  return `≤ ${bound * 1000}`.padStart(8);
}
