/** `account/passkeys`: lists, renames and removes the passkeys of the current account. */
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { resource, type Row, type Rows } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { mayChangeCredentials } from "../../account.policy.ts";
import { Passkey } from "../../passkey.ts";
import { passkeyRemovedMail } from "../account-change.mail.ts";
import { emailAccount } from "../emails/email-account.ts";
import { ownerId, requireAnotherWayIn } from "../ways-in.ts";

type PasskeyRow = Row<"passkeys">;

const people = ["educator", "employer", "unchosen", "operator"] as const;

/** An impersonating operator sees none of them. */
const ownPasskeys = (rows: Rows<"passkeys">, me: Actor) => rows.where("passkeys.accountId", "=", ownerId(me));

const isOwner = (actor: Actor, { accountId }: PasskeyRow) => mayChangeCredentials(actor, { id: accountId });

export const passkeys = resource({
  entity: Passkey,
  table: "passkeys",
  operators: operatorAccess.own,
  access: "everyone",
  collections: {
    "account/passkeys": { for: [...people], change: [...people], delete: [...people] },
  },
  visibleTo: Object.fromEntries(people.map((kind) => [kind, ownPasskeys])),
  sorts: { createdAt: "createdAt" },
  defaultSort: "createdAt",
  updatableBy: { name: isOwner },
  validate: z.object({ name: Passkey.attributes.name }),
  delete: isOwner,
  remove: async (context: WriteContext, { id, accountId, name }: PasskeyRow) => {
    const { db } = context;
    await requireAnotherWayIn(db, { id, accountId });
    await db.deleteFrom("passkeys").where("id", "=", id).execute();
    await recordAudit(context, { action: "passkey.remove", entity: "account", entityId: accountId });
    const owner = await db
      .selectFrom("accounts")
      .select(["id", "email", "language", "firstName"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const mail = passkeyRemovedMail({ firstName: owner.firstName, name });
    await emailAccount(db, context, owner, `passkey-removed:${id}`, mail);
  },
});
