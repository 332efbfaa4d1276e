/** What an operator who acts as somebody is refused on the API: password, email, billing, deletion, export, second factor. */
import { randomUUID } from "node:crypto";
import { loadSample } from "#db/sample/load-sample.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { afterAll, describe, expect, test } from "vitest";
import { contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const callers = await contractCallers(server);
const operator = callers.find(({ kind }) => kind === "operator")!;
afterAll(() => server.close());

type Refused = [what: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object];

const account: Refused[] = [
  ["password", "PUT", "account", { password: "a-new-one-for-them", currentPassword: "x" }],
  ["email", "PUT", "account", { email: "mine@people.example", currentPassword: "x" }],
  ["consent to texts", "PUT", "account", { smsNotifications: true }],
  ["deletion", "DELETE", "account", { password: "x" }],
  ["export", "POST", "account/exports", { data: { type: "exports", attributes: {} } }],
  ["ending sessions", "DELETE", "account/sessions"],
  ["passkey's options", "POST", "account/passkeys/options", {}],
  ["passkey", "POST", "account/passkeys/register", {}],
  ["push messages", "POST", "account/push_subscription", {}],
  ["the code to a phone", "POST", "account/phone/send_code", {}],
  ["phone", "POST", "account/phone/verify", {}],
];
const secondFactor: Refused[] = ["", "/confirm", "/verify", "/recovery_codes"].map((step) => [
  `second factor${step}`,
  "POST",
  `account/second_factor${step}`,
  {},
]);
const billing: Refused[] = [
  ["buying a plan", "POST", "employers/subscriptions", { priceId: randomUUID() }],
  ["a change of plan", "POST", "employers/subscriptions/:id/change", { priceId: randomUUID() }],
  ["cancelling", "POST", "employers/subscriptions/:id/cancel", {}],
  ["resuming", "POST", "employers/subscriptions/:id/reactivate", {}],
  ["the card", "POST", "employers/subscriptions/:id/portal", {}],
];

describe.each(["educator", "employer"])("as an %s", (name) => {
  const person = callers.find((one) => one.name === name)!;

  test.each([...account, ...secondFactor, ...(name === "employer" ? billing : [])])(
    "%s: %s %s",
    async (_what, method, path, body) => {
      const at = path.replace(":id", await subscriptionId());
      const headers = {
        ...(await actingHeaders()),
        "content-type": body && "data" in body ? "application/vnd.api+json" : "application/json",
      };
      const before = await accountOf();
      const answer = await server.request(at, { method, headers, ...(body && { body }) });
      expect(answer.status, answer.text).toBe(403);
      expect(await accountOf()).toEqual(before);
    },
  );

  let acting: Record<string, string> | undefined;
  async function actingHeaders() {
    if (acting) return acting;
    if (!isSignedIn(person.actor)) throw new Error(`${name} is nobody`);
    const answer = await server.request(`accounts/${person.actor.accountId}/impersonate`, {
      method: "POST",
      headers: { "content-type": "application/json", ...operator.headers },
      body: { reason: "Asked for help on the phone" },
    });
    acting = { ...person.headers, authorization: `Bearer ${String(answer.headers["access-token"])}` };
    return acting;
  }

  const accountOf = () =>
    server.db
      .selectFrom("accounts")
      .select(["email", "unconfirmedEmail", "passwordHash", "closedAt", "smsNotifications"])
      .where("id", "=", isSignedIn(person.actor) ? person.actor.accountId : "")
      .executeTakeFirstOrThrow();

  async function subscriptionId(): Promise<string> {
    if (person.actor.kind !== "employer") return randomUUID();
    const { id } = await server.db
      .selectFrom("subscriptions")
      .select("id")
      .where("employerId", "=", person.actor.employerId)
      .where("endedAt", "is", null)
      .executeTakeFirstOrThrow();
    return id;
  }
});
