/** Every write of an operator, or of a session in which one acts as somebody, is in the audit log under both ids. */
import { randomUUID } from "node:crypto";
import { loadSample } from "#db/sample/load-sample.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { afterAll, expect, test } from "vitest";
import { type Caller, caller, contractCallers } from "../../testing/contract-callers.ts";
import { type Operation, operationsOf } from "../../testing/hostile-requests.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const callers = await contractCallers(server);
const operator = callers.find(({ kind }) => kind === "operator")!;
/** Ends the session, belongs to a visitor, begins a sign-in of nobody yet, or restores what is not closed. */
const withoutWrite = /sign_out|page_session|\/ahoy\/|passkey\/options$|account\/restore$/;
const operations = operationsOf((await server.request("openapi.json")).json()).filter(
  ({ method, path }) => method !== "GET" && !withoutWrite.test(path),
);
afterAll(() => server.close());

async function impersonated(name: string): Promise<Caller> {
  const person = callers.find((one) => one.name === name)!;
  if (!isSignedIn(person.actor)) throw new Error(`${name} is nobody`);
  const answer = await server.request(`accounts/${person.actor.accountId}/impersonate`, {
    method: "POST",
    headers: { "content-type": "application/json", ...operator.headers },
    body: { reason: "Asked for help on the phone" },
  });
  const authorization = `Bearer ${String(answer.headers["access-token"])}`;
  return caller(server, name, { ...person.headers, authorization });
}

test.each(["educator", "employer", "operator"])(
  "as %s",
  async (name) => {
    const person = name === "operator" ? operator : await impersonated(name);
    const silent: string[] = [];
    let written = 0;
    // What deletes comes last, so that there is something to act on.
    for (const operation of operations.toSorted((a, b) => isDelete(a) - isDelete(b))) {
      for (const id of await idsOf(operation, person)) {
        const before = await auditRows(person);
        const status = await write(operation, person, id);
        // 202 says that work has begun elsewhere; only what is done is recorded.
        if (status >= 300) continue;
        written += 1;
        if ((await auditRows(person)) === before)
          silent.push(`${operation.method} ${operation.path} ${status}`);
        break;
      }
    }
    expect(silent).toEqual([]);
    expect(written).toBeGreaterThan(name === "operator" ? 5 : 20);
  },
  300_000,
);

const isDelete = ({ method }: Operation) => Number(method === "DELETE");

/** Rows that name the person, and whoever acts as them. */
async function auditRows({ actor }: Caller): Promise<number> {
  if (!isSignedIn(actor)) throw new Error("nobody");
  const { count } = await server.db
    .selectFrom("auditLogs")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("accountId", "=", actor.accountId)
    .where("impersonatorId", actor.impersonatorId ? "=" : "is", actor.impersonatorId ?? null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function write({ method, path, type }: Operation, { headers }: Caller, id: string): Promise<number> {
  const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(id));
  const flat = path === "/api/account" ? { firstName: `Noa ${method}` } : {};
  const body = type ? { data: { type, id: method === "PATCH" ? id : undefined, attributes: {} } } : flat;
  const contentType = type ? "application/vnd.api+json" : "application/json";
  const { status } = await server.request(url, {
    method: method as "POST",
    headers: { "content-type": contentType, ...headers },
    body,
  });
  return status;
}

async function idsOf({ path }: Operation, { headers }: Caller): Promise<string[]> {
  if (!path.includes("{")) return ["-"];
  const collection = path.startsWith("/api/employer/user_profiles")
    ? "/api/user_profiles"
    : path.split("/{")[0]!;
  const answer = await server.request(`${collection}?page[size]=8`, { headers });
  const { data } = answer.status === 200 && answer.text.startsWith("{") ? answer.json() : { data: [] };
  const ids = Array.isArray(data) ? data.map((row: { id: string }) => row.id) : [];
  return ids.length > 0 ? ids : [randomUUID()];
}
