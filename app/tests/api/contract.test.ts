/** The contract of every collection, derived from the resources: a new one is tested without being listed. */
import { randomUUID } from "node:crypto";
import { loadSample } from "#db/sample/load-sample.ts";
import { isGuarded } from "#platform/server/engine/query.ts";
import type { AnyTable, Collection, Resource } from "#platform/server/resource.ts";
import { wireName } from "#platform/shared/entity.ts";
import { isOpenTo } from "#platform/shared/standing.ts";
import { afterAll, describe, expect, test } from "vitest";
import { callersByStanding } from "../../testing/callers-by-standing.ts";
import { type Caller, contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 12, jobs: 60, educators: 60, applications: 120 } });
const callers = [...(await contractCallers(server)), ...(await callersByStanding(server))];
afterAll(() => server.close());

interface Item {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships?: Record<
    string,
    { data?: { type: string; id: string } | { type: string; id: string }[] | null }
  >;
}

const collections = server.platform.registry.resources.flatMap((resource) =>
  Object.entries(resource.collections).map(([path, collection]) => ({ path, resource, collection })),
);
const cases = collections.flatMap((one) => callers.map((caller) => ({ ...one, caller, who: caller.name })));
const open = cases.filter(({ collection, resource, caller }) => mayUse(collection, resource, caller));

describe("who may use a collection", () => {
  test.for(cases)("$path for $who", async ({ path, collection, resource, caller }) => {
    const answer = await ask(caller, path);
    expect(answer.status).toBe(mayUse(collection, resource, caller) ? 200 : refusal(caller));
  });
});

describe("lists and single reads show the same rows", () => {
  test.for(open)("$path for $who", async ({ path, resource, caller }) => {
    const listed = await all(caller, path);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    for (const item of listed.slice(0, 5)) {
      const answer = await ask(caller, `${path}/${item.id}`);
      expect(answer.status).toBe(200);
      expect(answer.json().data).toMatchObject({ type: resource.entity.type, id: item.id });
    }
    expect((await ask(caller, `${path}/${randomUUID()}`)).status).toBe(404);
  });
});

/**
 * Lists of these require their owner's id (nobody else may page through all names); each row can be read by
 * its id.
 */
const listedByOwner = ["employer_profiles", "interview_event_types"];

describe("what one caller does not see is not there for them", () => {
  test.for(open)("$path for $who", async ({ path, resource, collection, caller }) => {
    const visibleIds = new Set((await all(caller, path)).map(({ id }) => id));
    const rows = await server.db
      .selectFrom(resource.table)
      .select("id" as never)
      .orderBy("id" as never)
      .limit(300)
      .execute();
    const hidden = (rows as unknown as { id: string }[]).filter(({ id }) => !visibleIds.has(id)).slice(0, 10);
    // A search lists its first 100; a resource of one's own account is read by another path.
    const isWhole = visibleIds.size < 100;
    if (!isWhole) return;
    for (const { id } of hidden) {
      const single = await ask(caller, `${path}/${id}`);
      const alsoVisible = collection.search || resource.alternateKey || listedByOwner.includes(path);
      expect(alsoVisible ? [200, 404] : [404]).toContain(single.status);
    }
  });
});

describe("every sort, include and filter answers; unknown ones are refused by name", () => {
  test.for(open)("$path for $who", async ({ path, resource, collection, caller }) => {
    for (const name of collection.sorts ?? Object.keys(resource.sorts ?? {})) {
      const expected = isGuarded(resource, name, caller.actor) ? [400] : [200];
      for (const sort of [name, `-${name}`])
        expect(expected).toContain((await ask(caller, `${path}?sort=${sort}`)).status);
    }
    for (const include of resource.includes ?? []) {
      const wire = include.split(".").map(wireName).join(".");
      const answer = await ask(caller, `${path}?include=${wire}&page[size]=5`);
      expect(answer.status, wire).toBe(200);
      expectFullLinkage(answer.json());
    }
    for (const [query, parameter] of [
      ["sort=nope", "sort"],
      ["include=nope", "include"],
      ["filter[nope]=1", "filter[nope]"],
      ["page[size]=0", "page[size]"],
      ["page[number]=x", "page[number]"],
    ]) {
      const answer = await ask(caller, `${path}?${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.json().errors[0].source).toEqual({ parameter });
    }
  });
});

describe("attributes that not everyone may read leave no trace", () => {
  test.for(open.filter(({ resource }) => resource.readableBy))(
    "$path for $who",
    async ({ path, resource, caller }) => {
      for (const name of Object.keys(resource.readableBy ?? {})) {
        if (!isGuarded(resource, name, caller.actor)) continue;
        const filtered = await ask(caller, `${path}?filter[${name}]=true`);
        expect(filtered.status, name).toBe(400);
      }
    },
  );
});

/** Posted to by plain routes with rules of their own: public protocols, and the owner's purchase. */
const ownPosts = ["ahoy/visits", "ahoy/events", "employers/subscriptions"];

describe("writes are refused to others before the body is parsed", () => {
  test.for(cases)("$path for $who", async ({ path, resource, collection, caller }) => {
    const id = randomUUID();
    const bad = "{";
    const hasOwnPost = ownPosts.includes(path);
    if (!may(collection.create, resource.create, resource, caller) && !hasOwnPost) {
      const answer = await ask(caller, path, "POST", bad);
      expect([401, 403, 404, 409], "POST").toContain(answer.status);
    }
    if (!may(collection.change, resource.updatableBy, resource, caller)) {
      expect([401, 403, 404, 409], "PATCH").toContain(
        (await ask(caller, `${path}/${id}`, "PATCH", bad)).status,
      );
    } else {
      expect((await ask(caller, `${path}/${id}`, "PATCH", bad)).status, "PATCH of nothing").toBe(404);
    }
    if (!may(collection.delete, resource.delete, resource, caller)) {
      expect([401, 403, 404, 409], "DELETE").toContain((await ask(caller, `${path}/${id}`, "DELETE")).status);
    }
  });
});

describe("a PATCH with an unknown attribute, a wrong type or a wrong id changes nothing", () => {
  const changing = open.filter(({ collection, resource, caller }) =>
    may(collection.change, resource.updatableBy, resource, caller),
  );
  test.for(changing)("$path for $who", async ({ path, resource, caller }) => {
    const [item] = await all(caller, path);
    if (!item) return;
    const before = (await ask(caller, `${path}/${item.id}`)).json().data.attributes;
    const patch = (data: object) => ask(caller, `${path}/${item.id}`, "PATCH", JSON.stringify({ data }));
    const { type } = resource.entity;
    expect((await patch({ type, id: item.id, attributes: { noSuchAttribute: 1 } })).status).toBe(422);
    expect((await patch({ type: "no_such_type", id: item.id })).status).toBe(409);
    expect((await patch({ type, id: randomUUID() })).status).toBe(409);
    for (const name of Object.keys(resource.updatableBy ?? {}).filter(
      (one) => one in resource.entity.attributes,
    )) {
      const answer = await patch({ type, id: item.id, attributes: { [name]: { no: ["such", "value"] } } });
      expect([403, 422, 200], name).toContain(answer.status);
      if (answer.status === 200) expect(typeof answer.json().data.attributes[name], name).toBe("object");
    }
    const stale = await ask(
      caller,
      `${path}/${item.id}`,
      "PATCH",
      JSON.stringify({ data: { type, id: item.id } }),
      {
        "if-match": '"999999"',
      },
    );
    expect([412, 403, 200]).toContain(stale.status);
    const after = (await ask(caller, `${path}/${item.id}`)).json().data.attributes;
    for (const name of Object.keys(before))
      if (typeof before[name] === "string") expect(after[name]).toBe(before[name]);
  });
});

function ask(
  { headers }: Caller,
  path: string,
  method: "GET" | "POST" | "PATCH" | "DELETE" = "GET",
  body?: string,
  more = {},
) {
  return server.request(path, { method, body, headers: { ...headers, ...more } });
}

/** The first hundred rows. */
async function all(caller: Caller, path: string): Promise<Item[]> {
  return (await ask(caller, `${path}?page[size]=100`)).json().data;
}

function mayUse(
  collection: Collection<AnyTable>,
  { access }: Pick<Resource, "access">,
  { kind, actor }: Caller,
): boolean {
  return kind === "operator" || (collection.for.includes(kind) && isOpenTo(actor, access));
}

const refusal = ({ kind }: Caller) => (kind === "guest" ? 401 : kind === "unchosen" ? 409 : 403);

const may = (
  kinds: string[] | undefined,
  known: unknown,
  { access }: Pick<Resource, "access">,
  { kind, actor }: Caller,
) =>
  Boolean(known) &&
  (kind === "operator" || ((kinds ?? []).includes(kind) && isOpenTo(actor, access, "write")));

function expectFullLinkage({ data, included = [] }: { data: Item[]; included?: Item[] }): void {
  const key = ({ type, id }: { type: string; id: string }) => `${type} ${id}`;
  const objects = [...data, ...included];
  expect(new Set(objects.map(key)).size).toBe(objects.length);
  const linked = new Set(
    objects.flatMap(({ relationships = {} }) =>
      Object.values(relationships).flatMap(({ data: linkage }) => (linkage ? [linkage].flat().map(key) : [])),
    ),
  );
  for (const item of included) expect(linked).toContain(key(item));
}
