/** No input gives a 5xx: seeded requests of every hostile kind to every operation, as every kind of caller. */
import { loadSample } from "#db/sample/load-sample.ts";
import { afterAll, expect, test } from "vitest";
import { callersByStanding } from "../../testing/callers-by-standing.ts";
import { type Caller, contractCallers } from "../../testing/contract-callers.ts";
import { type HostileRequest, hostileRequest, operationsOf } from "../../testing/hostile-requests.ts";
import { randomSource } from "../../testing/hostile-values.ts";
import { testServer } from "../../testing/test-server.ts";

/** `npm run fuzz` sends more; a failure names its seed, and `FUZZ_SEED` begins there. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);
const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
const secondsAtMost = 60 + requests / 2;

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const operations = operationsOf((await server.request("openapi.json")).json());
afterAll(() => server.close());

/** Ends sessions and accounts, which would leave the rest of the requests to guests. */
const isLast = ({ method, path }: { method: string; path: string }) =>
  /\/(accounts\/sign_out|impersonate|lock|suspend)$/.test(path) ||
  (method === "DELETE" && path === "/api/account");
const wanted = operations.filter((one) => !isLast(one));

test(
  `${requests} hostile requests are all answered, and none with a 5xx`,
  { timeout: secondsAtMost * 1_000 },
  async () => {
    expect(wanted.length).toBeGreaterThan(150);
    const allCallers = async () => [...(await contractCallers(server)), ...(await callersByStanding(server))];
    let callers = await allCallers();
    const known = new Map<string, string[]>();
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    for (let at = 0; at < requests; at += 1) {
      if (at > 0 && at % 1_000 === 0) callers = await allCallers().catch(() => callers);
      const seed = firstSeed + at;
      const operation = wanted[seed % wanted.length]!;
      const chance = randomSource(seed);
      const caller = chance.one(callers);
      const request = hostileRequest(chance, operation, caller, await idsOf(known, caller, operation.path));
      const status = await statusOf(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failures.push(inWords(seed, caller, request, status));
    }
    expect(failures).toEqual([]);
    // Most requests fail validation, not authorization: else only authorization would be tested.
    expect((statuses.get(422) ?? 0) + (statuses.get(400) ?? 0)).toBeGreaterThan(requests / 10);
  },
);

async function statusOf(request: HostileRequest): Promise<number> {
  const answer = await server.app.inject({ ...request, method: request.method as "GET" });
  return answer.statusCode;
}

/** Ids of rows that the caller sees in the collection a path is about. */
async function idsOf(
  known: Map<string, string[]>,
  { name, headers }: Caller,
  path: string,
): Promise<string[]> {
  const collection = path.split("/{")[0]!;
  const key = `${name} ${collection}`;
  if (!known.has(key)) {
    const answer = await server.request(`${collection}?page[size]=5`, { headers });
    const data: unknown = answer.status === 200 && answer.text.startsWith("{") ? answer.json().data : [];
    known.set(key, Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : []);
  }
  return known.get(key)!;
}

const inWords = (
  seed: number,
  { name }: Caller,
  { method, url, headers, payload }: HostileRequest,
  status: number,
) =>
  `${status} seed ${seed}, ${name}: ${method} ${url.slice(0, 300)} ${headers["content-type"] ?? ""} ${payload?.slice(0, 500) ?? ""}`;
