/**
 * Operators' roles: every role × every collection, every action and every plain route of operators. Who may is said
 * here once more, by name: what is new is open to `all` alone until it stands in this table.
 */
import { randomUUID } from "node:crypto";
import { loadSample } from "#db/sample/load-sample.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { type OperatorRole, operatorRoles } from "#platform/shared/operator-role.ts";
import { afterAll, describe, expect, test } from "vitest";
import { featuresFor } from "../../features.ts";
import { contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
const callers = await contractCallers(server);
const { actor, headers } = callers.find(({ kind }) => kind === "operator")!;
if (actor.kind !== "operator") throw new Error("The operator is another");
afterAll(() => server.close());

const { registry } = server.platform;
const features = featuresFor(server.config, fileLinks(tokenSigner(server.config.tokenSecret)));
const actions = collectFrom(features, "actions").filter((one) => one.for.includes("operator"));

const everyRole = operatorRoles;
/** Each role that may read (or write) what only some may; `all` always may. */
const readers: Record<string, OperatorRole[]> = {
  notes: [],
  ...named(["support"], "open_ai_logs sent_mails privacy_requests"),
  ...named(["content"], "ahoy/visits ahoy/events news_mails"),
  ...named(["content", "support"], "waiting_list_entries"),
  ...named(["money"], "employers/subscriptions subscription_changes employers/invoices"),
  ...named(["review"], "user_profile/conversations employer/conversations conversation_members messages"),
  ...named(["review", "support"], "reports appeals user_profiles"),
  ...named(
    ["review", "support", "money"],
    "employers/employer_profiles employers/invitations employer_profiles",
  ),
  ...named(["review", "support", "money"], "locations"),
  ...named(["review", "support", "content"], "bulk_changes"),
};
const opened = new Set(
  `accounts account/sessions account/passkeys account/sign_in_identities account/exports audit_logs brands
  geographies geography_options email_types profile_questions education_levels education_fields
  educational_qualifications certification_categories certification_options video_ask_questions promo_pages
  hiring_hero_config feature_flags employers/plans employers/prices employers/plan_benefits employers
  job_listings employer/job_listings saved_reports`.split(/\s+/),
);
const writers: Record<string, OperatorRole[]> = {
  ...named(
    ["content"],
    "brands geographies geography_options email_types profile_questions education_levels",
  ),
  ...named(["content"], "education_fields educational_qualifications certification_categories"),
  ...named(["content"], "certification_options video_ask_questions promo_pages hiring_hero_config"),
  ...named(["content"], "feature_flags news_mails"),
  ...named(["money"], "employers/plans employers/prices employers/plan_benefits"),
  ...named(["money"], "employers/subscriptions subscription_changes employers/invoices"),
  ...named(["review"], "reports appeals conversations messages"),
  ...named(["review"], "user_profile/conversations employer/conversations conversation_members"),
  ...named(["review", "support"], "user_profiles job_listings employer/job_listings"),
  ...named(["review", "support", "money"], "employers"),
  ...named([...everyRole], "accounts account/sessions account/passkeys account/sign_in_identities"),
  ...named([...everyRole], "account/exports saved_reports"),
  ...named([], "sent_mails audit_logs open_ai_logs ahoy/visits ahoy/events employers/notes"),
};
const peopleReaders: OperatorRole[] = ["review", "support"];
const readersOf = (path: string) =>
  path === "employers/notes" ? [] : (readers[path] ?? (opened.has(path) ? everyRole : peopleReaders));
const writersOf = (path: string): readonly OperatorRole[] => writers[path] ?? ["support"];
const isAmong = (role: OperatorRole, roles: readonly OperatorRole[]) =>
  role === "all" || roles.includes(role);

const collections = registry.resources.flatMap((resource) =>
  Object.keys(resource.collections).map((path) => ({ path, resource })),
);

describe.each(everyRole)("an operator of %s", (role) => {
  const ask = async (path: string, method: "GET" | "POST" | "PATCH" | "DELETE" = "GET", body?: object) => {
    await server.db
      .updateTable("accounts")
      .set({ operatorRole: role })
      .where("id", "=", actor.accountId)
      .execute();
    const answer = await server.request(path, {
      method,
      headers: { ...headers, "content-type": body && "data" in body ? jsonApi : "application/json" },
      ...(body && { body }),
    });
    return answer;
  };

  test.each(collections)("reads $path as its role says", async ({ path }) => {
    const { status } = await ask(`${path}?page[size]=1`);
    expect(status).toBe(isAmong(role, readersOf(path)) ? 200 : 403);
  });

  test.each(collections)("writes $path as its role says", async ({ path, resource }) => {
    const id = randomUUID();
    const isClosed = !isAmong(role, writersOf(path));
    const data = { type: resource.entity.type, attributes: {} };
    const tries: [boolean, "POST" | "PATCH" | "DELETE", string, object?][] = [
      [resource.create !== undefined, "POST", path, { data }],
      [resource.updatableBy !== undefined, "PATCH", `${path}/${id}`, { data: { ...data, id } }],
      [resource.delete !== undefined, "DELETE", `${path}/${id}`],
    ];
    const wrong: string[] = [];
    for (const [isKnown, method, at, body] of tries) {
      if (!isKnown || path.startsWith("ahoy/")) continue;
      const { status } = await ask(at, method, body);
      // A row that is not there, or a body that says nothing, is refused only after the role was let in.
      const isRight = isClosed ? status === 403 : method === "POST" || status === 404;
      if (!isRight) wrong.push(`${method} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(actions)("does $path as its role says", async ({ path, method, operators = [] }) => {
    const at = path.replace(/:\w+/g, randomUUID());
    const { status } = await ask(at, method, method === "DELETE" ? undefined : {});
    if (!isAmong(role, operators)) expect(status).toBe(403);
    else expect(status).not.toBe(403);
  });

  test("is shown in the console what it may read, with what it may write", async () => {
    const answer = await ask("console/collections");
    const shown = (answer.json().data as { path: string; create: unknown }[]).map(({ path }) => path);
    const readable = collections.filter(({ path }) => isAmong(role, readersOf(path))).map(({ path }) => path);
    expect(readable).toEqual(expect.arrayContaining(shown));
    expect(shown.includes("employers/invoices")).toBe(isAmong(role, ["money"]));
  });

  test("is refused by plain routes as its role says", async () => {
    const routes: [string, "GET" | "POST", OperatorRole[]][] = [
      [`employers/invoices/${randomUUID()}/refund`, "POST", ["money"]],
      [`employers/subscriptions/${randomUUID()}/extend_trial`, "POST", ["money"]],
      [`employers/subscriptions/${randomUUID()}/apply_free_plan`, "POST", ["money"]],
      [`accounts/${randomUUID()}/sessions`, "GET", ["support"]],
      ["console/jobs", "GET", ["support"]],
      ["notification_catalogue", "GET", ["content", "support"]],
      [`flipper/api/actors/Account;${randomUUID()}`, "GET", ["content", "support"]],
      [`user_profiles/${randomUUID()}/resume.pdf`, "GET", ["review", "support"]],
      [`interviews/${randomUUID()}.ics`, "GET", peopleReaders],
    ];
    for (const [path, method, roles] of routes) {
      const { status } = await ask(path, method, method === "POST" ? {} : undefined);
      if (isAmong(role, roles)) expect(status, path).not.toBe(403);
      else expect(status, path).toBe(403);
    }
  });
});

const decisions = ["approve", "request_changes", "refuse", "suspend", "lift"].map(
  (verb) => `employers/:id/${verb}`,
);
test("approving is for reviewers, staff for those alone who may everything", () => {
  const operatorsOf = (path: string) => actions.find((one) => one.path === path)!.operators ?? [];
  for (const path of [...decisions, "employer/job_listings/:id/publish", "employer/job_listings/:id/remove"])
    expect(operatorsOf(path), path).toEqual(["review"]);
  for (const path of [
    "accounts/operators",
    "accounts/:id/close_operator",
    "accounts/:id/second_factor/reset",
  ])
    expect(operatorsOf(path), path).toEqual([]);
});

test("support can't approve an educator, and may put their profile right; a reviewer the other way round", async () => {
  const { id } = await server.db
    .selectFrom("userProfiles")
    .select("id")
    .where("approvalState", "=", "approved")
    .where("activeState", "=", "active")
    .executeTakeFirstOrThrow();
  const change = async (role: OperatorRole, attributes: object) => {
    await server.db
      .updateTable("accounts")
      .set({ operatorRole: role })
      .where("id", "=", actor.accountId)
      .execute();
    return server.request(`user_profiles/${id}`, {
      method: "PATCH",
      headers: { ...headers, "content-type": jsonApi },
      body: { data: { type: "user_profiles", id, attributes } },
    });
  };
  expect((await change("support", { approvalState: "suspended" })).status).toBe(403);
  expect((await change("support", { firstName: "Noa" })).status).toBe(200);
  expect((await change("review", { firstName: "Ana" })).status).toBe(403);
  expect((await change("review", { approvalState: "suspended" })).status).toBe(200);
});

test("what the audit log says of a refund is read by those alone who may see payments", async () => {
  await server.db
    .insertInto("auditLogs")
    .values({
      action: "invoice.refund",
      entity: "invoices",
      entityId: randomUUID(),
      detail: '{"amountCents":4900}',
    })
    .execute();
  const refundsFor = async (role: OperatorRole) => {
    await server.db
      .updateTable("accounts")
      .set({ operatorRole: role })
      .where("id", "=", actor.accountId)
      .execute();
    return (await server.request("audit_logs?filter[entity]=invoices", { headers })).json().data.length;
  };
  expect([await refundsFor("review"), await refundsFor("support"), await refundsFor("content")]).toEqual([
    0, 0, 0,
  ]);
  expect(await refundsFor("money")).toBe(1);
  expect(await refundsFor("all")).toBe(1);
});

const jsonApi = "application/vnd.api+json";

function named(roles: OperatorRole[], paths: string): Record<string, OperatorRole[]> {
  return Object.fromEntries(paths.split(" ").map((path) => [path, roles]));
}
