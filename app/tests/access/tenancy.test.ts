/**
 * Tenancy: every employer collection × every caller × every kind of access. The collections come from the
 * resources, the owners of rows from the schema's foreign keys; only the documented exceptions are listed
 * here.
 */
import { loadSample } from "#db/sample/load-sample.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { wireName } from "#platform/shared/entity.ts";
import { afterAll, describe, expect, test } from "vitest";
import { featuresFor } from "../../features.ts";
import { countOf, isEmployer, mayUse, refusal, tenancyOf } from "../../testing/tenancy.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 12, jobs: 60, educators: 60, applications: 120 } });
const matrix = await tenancyOf(server);
const { owner, member, outsiders, operator, all, teamCollections, ofOwner, list, notFor } = matrix;
const ask = matrix.request;
afterAll(() => server.close());

/**
 * `org`: the team's · `owners`: its owners' · `own`: one member's · `public`: rows that everyone may read are shown to
 * all.
 */
const documented: Record<string, "org" | "owners" | "own" | "public"> = {
  conversation_members: "org",
  employer_profiles: "public",
  employers: "public",
  "employer/conversations": "org",
  "employer/hiring_updates": "org",
  "employer/job_applications": "org",
  "employer/job_invitations": "org",
  "employer/job_listings": "org",
  "employers/blocked_dates": "own",
  "employers/open_holidays": "own",
  "employers/blocking_calendars": "own",
  "employers/employer_profile_locations": "org",
  "employers/employer_profiles": "own",
  "employers/interview_event_types": "org",
  "employers/invitations": "own",
  "employers/interview_slots": "own",
  "employers/interviews": "org",
  "employers/join_requests": "owners",
  "employers/message_templates": "org",
  "employers/notes": "org",
  "employers/invoices": "org",
  "employers/rejection_templates": "org",
  "employers/saved_filter_selections": "own",
  "employers/subscriptions": "org",
  "employers/third_party_credentials": "own",
  connectors: "own",
  interview_event_types: "public",
  job_listings: "public",
  locations: "public",
  messages: "org",
  metrics: "org",
  open_ai_logs: "own",
  subscription_changes: "org",
  system_notifications: "own",
};

const cases = teamCollections.flatMap((one) => all.map((caller) => ({ ...one, caller, who: caller.name })));
const foreign = teamCollections.flatMap((one) =>
  outsiders.map((caller) => ({ ...one, caller, who: caller.name })),
);

test("every collection of a team's rows is documented, and there is a row to look for", () => {
  expect(teamCollections.map(({ path }) => path).filter((path) => !(path in documented))).toEqual([]);
  // A new table wants a row in db/sample or app/testing/team-rows.ts.
  expect([...ofOwner].filter(([, ids]) => ids.length === 0).map(([table]) => table)).toEqual([]);
});

describe("list", () => {
  test.for(cases)("$path for $who", async (one) => {
    const { path, caller } = one;
    const rows = await list(caller, path);
    if (!mayUse(one, caller.actor)) return expect(rows).toBeNull();
    expect(await notFor(caller, rows!)).toEqual([]);
  });

  test.for(teamCollections)(
    "$path: the team sees what it has, alone or together",
    async ({ path, collection, resource, table }) => {
      const [ownerMessages, colleagues, staffs] = await Promise.all(
        [owner, member, operator].map((who) => list(who, path)),
      );
      expect(ownerMessages!.length).toBeGreaterThan(0);
      if (documented[path] === "org") expect(ids(colleagues!)).toEqual(ids(ownerMessages!));
      if (documented[path] === "owners") expect(colleagues).toEqual([]);
      if (documented[path] === "own")
        expect(ids(colleagues!).filter((id) => ids(ownerMessages!).includes(id))).toEqual([]);
      const isRestricted = collection.scope || collection.search || resource.visibleTo.operator;
      if (!isRestricted)
        expect(ids(staffs!)).toEqual(expect.arrayContaining(ofOwner.get(table)!.slice(0, 5)));
    },
  );
});

describe("read, change and delete of the team's rows by others", () => {
  test.for(foreign)("$path for $who", async (one) => {
    const { path, table, resource, caller } = one;
    for (const id of ofOwner.get(table)!.slice(0, 3)) {
      const before = await matrix.rowOf(table, id);
      if (matrix.isOfAccount(caller.actor, table, before)) continue;
      const isShown = await matrix.isPublic(resource, id);
      const status = mayUse(one, caller.actor) ? 404 : refusal(caller.actor);
      expect(isShown ? [200, status] : [status], "read").toContain(
        (await ask(caller, `${path}/${id}`)).status,
      );
      for (const attributes of await matrix.changesOf(path, resource, id)) {
        const body = { data: { type: resource.entity.type, id, attributes } };
        const answer = await ask(caller, `${path}/${id}`, "PATCH", body);
        expect([401, 403, 404], `PATCH ${Object.keys(attributes).join()}`).toContain(answer.status);
      }
      expect([401, 403, 404], "DELETE").toContain((await ask(caller, `${path}/${id}`, "DELETE")).status);
      expect(await matrix.rowOf(table, id)).toEqual(before);
    }
  });
});

describe("create with the team's rows by others", () => {
  // Requests to join are for people outside the team.
  const joinRequests = "employers/join_requests";
  const creating = foreign.filter(
    ({ path, resource }) =>
      path !== joinRequests && resource.create && matrix.relationsTo(resource).length > 0,
  );
  test.for(creating)("$path for $who", async ({ path, table, resource, collection, caller }) => {
    const before = await countOf(server.db, table);
    for (const [key, id] of matrix.relationsTo(resource)) {
      const attributes = { ...(await matrix.exampleOf(path, resource)), [key]: id };
      const answer = await ask(caller, path, "POST", { data: { type: resource.entity.type, attributes } });
      const isOpen = collection.create?.includes(caller.actor.kind);
      expect(isOpen ? [403, 404, 409, 422] : [401, 403], `${key}: ${answer.text}`).toContain(answer.status);
    }
    expect(await countOf(server.db, table)).toBe(before);
  });
});

describe("include", () => {
  const including = cases.filter(
    (one) => isEmployer(one.caller.actor) && mayUse(one, one.caller.actor) && one.resource.includes?.length,
  );
  test.for(including)("$path for $who", async ({ path, resource, caller }) => {
    for (const include of resource.includes!) {
      const wire = include.split(".").map(wireName).join(".");
      const answer = await ask(caller, `${path}?include=${wire}&page[size]=100`);
      expect(answer.status, wire).toBe(200);
      expect(await notFor(caller, answer.json().included), wire).toEqual([]);
    }
  });
});

describe("filter by the team's ids", () => {
  const filtering = foreign.filter((one) => {
    const { caller, resource, collection } = one;
    const isRequested = isEmployer(caller.actor) && mayUse(one, caller.actor);
    return isRequested && matrix.filtersOf(resource, collection).length > 0;
  });
  test.for(filtering)("$path for $who", async ({ path, resource, collection, caller }) => {
    for (const [name, id] of matrix.filtersOf(resource, collection)) {
      const answer = await ask(caller, `${path}?filter[${name}]=${id}&page[size]=100`);
      expect(answer.status, name).toBe(200);
      expect(await notFor(caller, answer.json().data), name).toEqual([]);
    }
  });
});

describe("live", () => {
  const features = featuresFor(server.config, fileLinks(tokenSigner(server.config.tokenSecret)));
  const channels = collectFrom(features, "channels");
  const listeners = outsiders.filter(({ actor }) => actor.kind !== "guest");
  const tries = channels.flatMap((channel) =>
    listeners.map((caller) => ({ channel, name: channel.name, caller })),
  );

  test.for(tries)("$name for $caller.name", async ({ channel, caller }) => {
    for (const params of [{}, ...matrix.named()]) {
      const [ownerStreams, own] = await Promise.all([
        matrix.open(channel, caller.actor, params),
        matrix.open(channel, owner.actor, params),
      ]);
      const shared = ownerStreams.filter((stream) => own.includes(stream));
      for (const stream of shared) {
        // A broadcast to a whole account is read as the profile it acts as: "read" above tests what that
        // may see.
        const isOwn = caller.actor.kind !== "guest" && stream.endsWith(caller.actor.accountId);
        expect(isOwn || (await isOpen(stream)), stream).toBe(true);
      }
    }
  });

  test("and there is something to listen to for the team itself", async () => {
    const ownerChannels = await Promise.all(channels.map((channel) => matrix.open(channel, owner.actor, {})));
    expect(ownerChannels.flat().some((stream) => stream.includes(owner.actor.employerId))).toBe(true);
  });
});

describe("change and delete of the team's rows by the team itself, and by an operator", () => {
  const team = teamCollections.flatMap((one) =>
    [member, owner, operator].map((caller) => ({ ...one, caller, who: caller.name })),
  );
  // Visible but not for this caller is 403; what its state does not allow says so.
  const refusals = [403, 409, 422];

  test.for(team.filter(({ collection }) => collection.change))("change $path as $who", async (one) => {
    const { path, table, resource, caller } = one;
    const [id] = ofOwner.get(table)!;
    const readStatus = (await ask(caller, `${path}/${id}`)).status;
    for (const attributes of await matrix.changesOf(path, resource, id!)) {
      const body = { data: { type: resource.entity.type, id, attributes } };
      const { status, text } = await ask(caller, `${path}/${id}`, "PATCH", body);
      expect(readStatus === 200 ? [200, ...refusals] : [404], text).toContain(status);
    }
  });

  test.for(team.filter(({ collection }) => collection.delete))("delete $path as $who", async (one) => {
    const { path, table, caller } = one;
    const [id] = ofOwner.get(table)!.slice(-1);
    const readStatus = (await ask(caller, `${path}/${id}`)).status;
    const { status } = await ask(caller, `${path}/${id}`, "DELETE");
    expect(readStatus === 200 ? [204, ...refusals] : [403, 404]).toContain(status);
    // Staff may still read what was put away.
    if (status === 204 && caller !== operator)
      expect([401, 403, 404]).toContain((await ask(caller, `${path}/${id}`)).status);
  });
});

function ids(items: { id: string }[]): string[] {
  return items.map(({ id }) => id).sort();
}

/** A stream may be shared where it names nobody, or what everyone may read. */
async function isOpen(stream: string): Promise<boolean> {
  const [id] = /[\da-f]{8}-[\da-f-]{27}/.exec(stream) ?? [];
  if (!id) return true;
  const open = teamCollections.filter(({ path }) => documented[path] === "public");
  return (await Promise.all(open.map(({ resource }) => matrix.isPublic(resource, id)))).includes(true);
}
