/**
 * Every operation in the OpenAPI document is allowed for some caller: called once by a permitted caller,
 * none is refused.
 */
import { randomUUID } from "node:crypto";
import { loadSample } from "#db/sample/load-sample.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { afterAll, expect, test } from "vitest";
import { type Caller, contractCallers } from "../../testing/contract-callers.ts";
import { type Operation, operationsOf } from "../../testing/hostile-requests.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const callers = await contractCallers(server);
const operations = operationsOf((await server.request("openapi.json")).json());
afterAll(() => server.close());

const refusals = [401, 403, 404, 405];
/** What ends sessions, accounts and rows comes last. */
const order = ({ method, path }: Operation) =>
  path.endsWith("/sign_out")
    ? 3
    : path === "/api/account" && method === "DELETE"
      ? 2
      : method === "DELETE"
        ? 1
        : 0;

/**
 * Allowed only with one of our links or signatures, without which nothing is revealed: each has tests of
 * its own.
 */
const byLink = new Set([
  "POST /api/accounts/tokens",
  ...["confirm_email", "email_confirmation"].flatMap((page) => [
    `GET /api/account/${page}`,
    `POST /api/account/${page}`,
  ]),
  ...["unsubscribe", "keep_visible", "team_invitation", "saved_search", "hiring_updates/answer"].flatMap(
    (page) => [`GET /api/${page}`, `POST /api/${page}`],
  ),
  // After an invitation was accepted, once.
  "GET /api/team_invitation/joined",
  "GET /api/privacy_requests/copy",
  "GET /api/calendar.ics",
  "GET /api/notification_catalogue/{id}/mail",
  "POST /api/webhooks/twilio",
  "POST /api/webhooks/stripe",
  ...["card", "checkout", "invoices"].flatMap((page) =>
    ["GET", "POST"].map((method) => `${method} /api/payments/test/${page}/{id}`),
  ),
  "GET /api/calendar_connections/{service}/callback",
  // To whom it was sent, while it is pending.
  "POST /api/employer_profiles/{id}/accept_invitation",
  "POST /api/employer_profiles/{id}/decline_invitation",
]);

/** Ids that are not those of the collection which the path begins with. */
const otherIds: [path: string, ids: (caller: Caller) => Promise<string[]> | string[]][] = [
  ["/api/employer/user_profiles/{id}/", (caller) => listed("/api/user_profiles", caller)],
  ["/api/flipper/api/actors/", ({ actor }) => (isSignedIn(actor) ? [`Account;${actor.accountId}`] : [])],
  ["/api/accounts/{id}", ({ actor }) => (isSignedIn(actor) ? [actor.accountId] : [])],
];

test("every operation of the OpenAPI document is called by a caller who may, and is not refused", async () => {
  const refused: string[] = [];
  for (const operation of operations.toSorted((a, b) => order(a) - order(b))) {
    const name = `${operation.method} ${operation.path}`;
    const answers: string[] = [];
    if (!byLink.has(name) && !(await isAnswered(operation, answers)))
      refused.push(`${name}: ${answers.join(", ")}`);
  }
  expect(refused).toEqual([]);
}, 300_000);

test("an owner invites where the own profiles are listed", async () => {
  const attributes = { email: "new.colleague@people.example", firstName: "Noa", lastName: "Reyes" };
  const answer = await server.request("employers/employer_profiles", {
    method: "POST",
    headers: callers.find(({ name }) => name === "another employer")!.headers,
    body: { data: { type: "employer_profiles", attributes } },
  });
  expect(answer.status).toBe(201);
});

async function isAnswered(operation: Operation, answers: string[]): Promise<boolean> {
  for (const caller of callers) {
    const known = await idsOf(operation, caller);
    // Where the sample has no such row, a permitted caller gets a 404, and others do not.
    const ids = known.length > 0 ? known : [randomUUID()];
    for (const id of ids) {
      const status = await statusOf(operation, caller, id);
      const isMissing = status === 404 && known.length === 0 && (await mayUse(operation, caller));
      if (isMissing || !refusals.includes(status)) return true;
      answers.push(`${caller.name} ${status}`);
    }
  }
  return false;
}

async function statusOf({ method, path, type }: Operation, { headers }: Caller, id: string): Promise<number> {
  const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(id));
  const body = type ? { data: { type, id: method === "PATCH" ? id : undefined } } : {};
  const { status } = await server.request(url, {
    method: method as "POST",
    headers: { "content-type": type ? "application/vnd.api+json" : "application/json", ...headers },
    ...(method === "GET" ? {} : { body }),
  });
  return status;
}

const collectionOf = (path: string) => path.split("/{")[0]!;

async function idsOf({ path }: Operation, caller: Caller): Promise<string[]> {
  if (!path.includes("{")) return ["-"];
  const [, other] = otherIds.find(([start]) => path.startsWith(start)) ?? [];
  return other ? other(caller) : listed(collectionOf(path), caller);
}

/** Whether the collection a row would be in is open to the caller at all. */
const mayUse = async ({ path }: Operation, { headers }: Caller) =>
  !path.includes("{") ? false : (await server.request(collectionOf(path), { headers })).status === 200;

async function listed(path: string, { headers }: Caller): Promise<string[]> {
  const answer = await server.request(`${path}?page[size]=5`, { headers });
  const { data } = answer.status === 200 && answer.text.startsWith("{") ? answer.json() : { data: [] };
  return Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : [];
}
