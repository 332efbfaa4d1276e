/** Connectors over JSON:API: accounts request, see and delete their own; operators change the state. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { idListParam, listParam } from "#platform/server/engine/filter-schemas.ts";
import { conflict } from "#platform/server/errors.ts";
import { alwaysAllowed, filter, resource } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Connector, connectorStates } from "../connector.ts";

const { service, note } = Connector.attributes;
const createInput = z.strictObject({ service, note: note.default("") });
const maxPerAccount = 20;
const isOperator = (actor: Actor) => actor.kind === "operator";

export const connectors = resource({
  entity: Connector,
  table: "connectors",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    connectors: {
      for: ["educator", "employer"],
      create: ["educator", "employer"],
      delete: ["educator", "employer"],
    },
  },
  visibleTo: {
    educator: (rows, me) => rows.where("connectors.accountId", "=", me.accountId),
    employer: (rows, me) =>
      rows
        .where("connectors.accountId", "=", me.accountId)
        .where("connectors.employerId", "=", me.employerId),
  },
  filters: {
    state: filter(listParam(z.enum(connectorStates)), (rows, states) =>
      rows.where("connectors.state", "in", states),
    ),
    employerId: filter(idListParam, (rows, employers) =>
      rows.where("connectors.employerId", "in", employers),
    ),
  },
  sorts: { createdAt: "createdAt", service: "service" },
  includes: ["employer"],
  create: { input: createInput, run: requestConnector },
  updatableBy: { state: isOperator, note: isOperator },
  delete: alwaysAllowed,
});

/** On behalf of a program; nothing where it has asked for this system already. */
export async function addConnector(
  db: Transaction,
  connector: { accountId: string; employerId: string; service: string },
): Promise<void> {
  const known = await db
    .selectFrom("connectors")
    .select("id")
    .where("employerId", "=", connector.employerId)
    .where("service", "=", connector.service)
    .execute();
  if (known.length === 0) await db.insertInto("connectors").values(connector).execute();
}

async function requestConnector(
  { db, actor }: WriteContext,
  input: z.output<typeof createInput>,
): Promise<string> {
  if (!isSignedIn(actor)) throw new Error("Guests request no connector.");
  const { accountId } = actor;
  const employerId = actor.kind === "employer" ? actor.employerId : null;
  // Two simultaneous requests must not pass the limit together.
  await sql`select 1 from accounts where id = ${accountId} for update`.execute(db);
  const own = await db
    .selectFrom("connectors")
    .select(["service", "employerId"])
    .where("accountId", "=", accountId)
    .execute();
  const isSame = (one: (typeof own)[number]) =>
    one.employerId === employerId && one.service.toLowerCase() === input.service.toLowerCase();
  if (own.some(isSame)) throw conflict(/*i18n*/ "You have asked for this already.", { code: "duplicate" });
  if (own.length >= maxPerAccount)
    throw conflict(/*i18n*/ "You have asked for 20 systems already. Take one back first.", {
      code: "too_many",
    });
  const { id } = await db
    .insertInto("connectors")
    .values({ ...input, accountId, employerId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
