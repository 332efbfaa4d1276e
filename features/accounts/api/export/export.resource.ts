/**
 * `account/exports`: requests an export of all data of the current account, and says where it can be
 * downloaded.
 */
import type { WriteContext } from "#platform/server/context.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import type { Job } from "#platform/server/job.ts";
import { resource, type Row, type Rows } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { AccountExport } from "../../account-export.ts";
import { requireAccountOwner } from "../sessions/require-owner.ts";

type ExportRow = Row<"accountExports">;

const people = ["educator", "employer", "unchosen", "operator"] as const;
const maxPerDay = 5;

/** An operator who impersonates an account does not see its exports. */
const ownExports = (rows: Rows<"accountExports">, me: Actor) =>
  rows.where(
    "accountExports.accountId",
    "=",
    isSignedIn(me) && !me.impersonatorId ? me.accountId : noAccountId,
  );

const noAccountId = "00000000-0000-0000-0000-000000000000";

export const accountExports = (links: FileLinks, prepare: Job<{ exportId: string }>) =>
  resource({
    entity: AccountExport,
    table: "accountExports",
    operators: operatorAccess.own,
    access: "everyone",
    collections: { "account/exports": { for: [...people], create: [...people] } },
    visibleTo: Object.fromEntries(people.map((kind) => [kind, ownExports])),
    fields: {
      url: {
        load: async (rows: ExportRow[]) =>
          new Map(
            await Promise.all(
              rows.map(async ({ id, fileId }) => [id, fileId ? await links.download(fileId) : null] as const),
            ),
          ),
      },
      byteSize: { load: (rows: ExportRow[], { db }) => loadByteSizes(rows, db) },
    },
    create: {
      input: z.strictObject({}),
      run: (context) => requestExport(context, requireAccountOwner(context.actor).accountId, prepare),
    },
  });

async function loadByteSizes(
  rows: ExportRow[],
  db: WriteContext["db"] | Parameters<typeof findByteSizes>[0],
) {
  const known = await findByteSizes(
    db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  );
  return new Map(rows.map(({ id, fileId }) => [id, fileId ? (known.get(fileId) ?? null) : null]));
}

async function findByteSizes(db: Pick<WriteContext["db"], "selectFrom">, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const files = await db.selectFrom("files").select(["id", "byteSize"]).where("id", "in", ids).execute();
  return new Map(files.map(({ id, byteSize }) => [id, Number(byteSize)]));
}

/** A request while an export is being prepared returns that export. */
export async function requestExport(
  { db, now }: WriteContext,
  accountId: string,
  prepare: Job<{ exportId: string }>,
): Promise<string> {
  // Locked, so that two simultaneous requests create one export.
  await db.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().execute();
  const recent = await db
    .selectFrom("accountExports")
    .select(["id", "state"])
    .where("accountId", "=", accountId)
    .where("createdAt", ">", new Date(now().getTime() - dayMs))
    .orderBy("id", "desc")
    .execute();
  const onItsWay = recent.find(({ state }) => state === "preparing");
  if (onItsWay) return onItsWay.id;
  if (recent.length >= maxPerDay) throw tooManyRequests(86_400);
  const { id } = await db
    .insertInto("accountExports")
    .values({ accountId, createdAt: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await prepare.enqueue(db, { exportId: id });
  return id;
}
