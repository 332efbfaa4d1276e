/**
 * The questions of the tenancy matrix: the owner of a row by the schema, who may see it, and what can be
 * tried with it.
 */
import type { Database } from "#platform/server/database/database.ts";
import type { Channel } from "#platform/server/channel.ts";
import type { AnyTable, Collection, Resource } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { isOpenTo } from "#platform/shared/standing.ts";
import { sql } from "kysely";
import { z } from "zod";
import { readOwnership } from "./row-owners.ts";
import { type Tenant, signInTenants } from "./tenants.ts";
import type { testServer } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

export interface Item {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
}

export interface TeamCollection {
  path: string;
  resource: Resource;
  collection: Collection<AnyTable>;
  /** As the database names it. */
  table: string;
}

export const isEmployer = ({ kind }: Actor) => kind === "employer";
export const mayUse = (
  { collection, resource }: Pick<TeamCollection, "collection" | "resource">,
  actor: Actor,
) => actor.kind === "operator" || (collection.for.includes(actor.kind) && isOpenTo(actor, resource.access));
export const refusal = ({ kind }: Actor) => (kind === "guest" ? 401 : 403);

export async function tenancyOf(server: Server) {
  const { db } = server;
  const people = await signInTenants(server);
  const { owner, outsiders } = people;
  const ownership = await readOwnership(db);
  const teamCollections = collectionsOf(server).filter(
    ({ collection, table }) => collection.for.includes("employer") && ownership.isTeamTable(table),
  );
  /** The owner's team's rows by table. */
  const ownerItems = new Map(
    await Promise.all(
      teamCollections.map(
        async ({ table }) => [table, await ownership.rowsOf(table, owner.actor.employerId, 40)] as const,
      ),
    ),
  );

  const ask = ({ headers }: Tenant, path: string, method: Method = "GET", body?: object) =>
    server.request(path, { method, headers, ...(body && { body }) });

  /** The first three hundred rows; null where the collection is closed to them. */
  async function list(caller: Tenant, path: string): Promise<Item[] | null> {
    const items: Item[] = [];
    for (const number of [1, 2, 3]) {
      const answer = await ask(caller, `${path}?page[size]=100&page[number]=${number}`);
      if (answer.status !== 200) return null;
      items.push(...answer.json().data);
    }
    return items;
  }

  /** Rows of another team that this employer is shown without their being public: there must be none. */
  async function refusalFor({ actor }: Tenant, items: Item[]): Promise<string[]> {
    if (actor.kind !== "employer") return [];
    const wrong: string[] = [];
    for (const { type, id } of items) {
      const resource = server.platform.registry.byType(type);
      const table = snake(resource.table);
      if (!ownership.isTeamTable(table)) continue;
      const owners = (await ownership.employersOf(table, [id])).get(id);
      if (!owners || owners === actor.employerId) continue;
      if (isOfAccount(actor, table, await rowOf(db, table, id)) || (await isPublic(resource, id))) continue;
      wrong.push(`${type} ${id}`);
    }
    return wrong;
  }

  /** Shown to a guest, or to an educator whom nobody knows. */
  async function isPublic(resource: Resource, id: string): Promise<boolean> {
    for (const caller of outsiders.filter(({ actor }) => !isEmployer(actor))) {
      for (const [path, collection] of Object.entries(resource.collections)) {
        if (
          mayUse({ collection, resource }, caller.actor) &&
          (await ask(caller, `${path}/${id}`)).status === 200
        )
          return true;
      }
    }
    return false;
  }

  /** The account's own, whichever of its profiles it acts as: its profiles, and their employers. */
  function isOfAccount(actor: Actor, table: string, row: Record<string, unknown>): boolean {
    if (actor.kind !== "employer") return false;
    if (table === "employer_profiles") return row.accountId === actor.accountId;
    const isOwners = actor.accountId === owner.actor.accountId;
    return table === "employers" && isOwners && row.id === owner.actor.employerId;
  }

  /** Each changeable attribute by itself, with the value it has. */
  async function changesOf(path: string, resource: Resource, id: string): Promise<Record<string, unknown>[]> {
    const answer = await ask(owner, `${path}/${id}`);
    const attributes = answer.status === 200 ? (answer.json().data as Item).attributes : {};
    return Object.keys(resource.updatableBy ?? {})
      .filter((name) => attributes[name] !== undefined)
      .map((name) => ({ [name]: attributes[name] }));
  }

  /** What a row of the owner's says, as far as it can be sent. */
  async function exampleOf(path: string, resource: Resource): Promise<Record<string, unknown>> {
    const [first] = (await list(owner, path)) ?? [];
    const names = Object.keys(shapeOf(resource));
    return Object.fromEntries(
      Object.entries(first?.attributes ?? {}).filter(([name]) => names.includes(name)),
    );
  }

  /** `jobListingId` and the like, each with an id of the owner's team. */
  const idsNamed = (names: string[]): [name: string, id: string][] =>
    names.flatMap((name): [string, string][] => {
      const table = /^\w+Id$/.test(name) ? `${snake(name.slice(0, -2))}s` : "";
      const id = table === "employers" ? owner.actor.employerId : ownerItems.get(table)?.[0];
      return id ? [[name, id]] : [];
    });
  const relationsTo = (resource: Resource) => idsNamed(Object.keys(shapeOf(resource)));
  const filtersOf = (resource: Resource, { filters }: Collection<AnyTable>) =>
    idsNamed([...(filters ?? Object.keys(resource.filters ?? {}))]);

  /** Parameters of channels as clients name them, each with a row of the owner's. */
  const named = (): Record<string, string>[] =>
    [...ownerItems].flatMap(([table, [id]]) => (id ? [{ [`${camel(table.replace(/s$/, ""))}Id`]: id }] : []));

  async function open(channel: Channel, actor: Actor, params: Record<string, unknown>): Promise<string[]> {
    if (actor.kind === "guest") return [];
    return (await channel.open(actor, params, { db }))?.streams ?? [];
  }

  const read = (table: string, id: string) => rowOf(db, table, id);
  return {
    ...people,
    teamCollections,
    ofOwner: ownerItems,
    request: ask,
    list,
    notFor: refusalFor,
    isPublic,
    isOfAccount,
    changesOf,
    exampleOf,
    relationsTo,
    filtersOf,
    named,
    open,
    rowOf: read,
  };
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const collectionsOf = ({ platform }: Server): TeamCollection[] =>
  platform.registry.resources.flatMap((resource) =>
    Object.entries(resource.collections).map(([path, collection]) => ({
      path,
      resource,
      collection,
      table: snake(resource.table),
    })),
  );

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const shapeOf = ({ create }: Resource): Record<string, unknown> =>
  create?.input instanceof z.ZodObject ? create.input.shape : {};

async function rowOf(db: Database, table: string, id: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]!;
}

export async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]!.count;
}
