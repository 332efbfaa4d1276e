/** `account/sign_in_identities`: lists and removes the ways in by Google and Apple of the current account. */
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { resource, type Row, type Rows } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { mayChangeCredentials } from "../../account.policy.ts";
import { SignInIdentity } from "../../sign-in-identity.ts";
import { providerNames } from "../../sign-in-providers.ts";
import { identityRemovedMail } from "../account-change.mail.ts";
import { emailAccount } from "../emails/email-account.ts";
import { ownerId, requireAnotherWayIn } from "../ways-in.ts";

type IdentityRow = Row<"signInIdentities">;

const people = ["educator", "employer", "unchosen", "operator"] as const;

const ownIdentities = (rows: Rows<"signInIdentities">, me: Actor) =>
  rows.where("signInIdentities.accountId", "=", ownerId(me));

export const signInIdentities = resource({
  entity: SignInIdentity,
  table: "signInIdentities",
  operators: operatorAccess.own,
  access: "everyone",
  collections: { "account/sign_in_identities": { for: [...people], delete: [...people] } },
  visibleTo: Object.fromEntries(people.map((kind) => [kind, ownIdentities])),
  sorts: { createdAt: "createdAt" },
  defaultSort: "createdAt",
  delete: (actor, { accountId }: IdentityRow) => mayChangeCredentials(actor, { id: accountId }),
  remove: async (context: WriteContext, { id, accountId, provider }: IdentityRow) => {
    const { db } = context;
    await requireAnotherWayIn(db, { id, accountId });
    await db.deleteFrom("signInIdentities").where("id", "=", id).execute();
    await recordAudit(context, {
      ...{ action: "sign_in_identity.remove", entity: "account", entityId: accountId },
      detail: { provider },
    });
    const owner = await db
      .selectFrom("accounts")
      .select(["id", "email", "language", "firstName"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const mail = identityRemovedMail({ firstName: owner.firstName, provider: providerNames[provider] });
    await emailAccount(db, context, owner, `sign-in-identity-removed:${id}`, mail);
  },
});
