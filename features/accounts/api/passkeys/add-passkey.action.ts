/** `account/passkeys`: an owner adds a passkey, soon after logging in or with the password. */
import { action } from "#platform/server/action.ts";
import { resourceDocument, success } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { brandsOf, mailBrandOf } from "#features/brands/api/brand-of-host.ts";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { z } from "zod";
import { maxPasskeys } from "../../passkey-constants.ts";
import { Passkey } from "../../passkey.ts";
import { passkeyAddedMail } from "../account-change.mail.ts";
import { emailAccount } from "../emails/email-account.ts";
import { requireAccountOwner, requireRecentProof } from "../sessions/require-owner.ts";
import { consumeChallenge, domainOf, storeChallenge } from "./challenge.ts";
import { newCredential } from "./credential-input.ts";

const people = ["educator", "employer", "unchosen", "operator"] as const;

type AccountOwner = ReturnType<typeof requireAccountOwner>;

/** What `navigator.credentials.create` is asked. */
export const startPasskey = action({
  path: "account/passkeys/options",
  for: [...people],
  operators: operatorRoles,
  access: "everyone",
  skipIdempotency: true,
  summary: "What a browser is asked to make a passkey with; needs a fresh session, or the password.",
  input: z.object({ password: z.string().max(1000).optional() }),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 200: success(z.looseObject({ challenge: z.string() })) },
  run: async (context, { password }, me) => {
    const message = /*i18n*/ "Enter your password to add a passkey";
    await requireRecentProof(context, me, { password, message });
    const { db, origin, now } = context;
    const domain = domainOf(origin);
    const account = await db
      .selectFrom("accounts")
      .select(["email", "firstName", "lastName"])
      .where("id", "=", me.accountId)
      .executeTakeFirstOrThrow();
    const { name } = mailBrandOf(await brandsOf(db)(new URL(origin).host), origin);
    const known = await passkeysOf(context, me);
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: domain,
      userName: account.email,
      userDisplayName: `${account.firstName} ${account.lastName}`.trim() || account.email,
      userID: new Uint8Array(Buffer.from(me.accountId.replaceAll("-", ""), "hex")),
      // The same device is not added twice.
      excludeCredentials: known
        .filter((one) => one.domain === domain)
        .map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await storeChallenge(db, options.challenge, { domain, accountId: me.accountId }, now());
    return { status: 200, json: { status: "success", data: options } };
  },
});

/** Stores the passkey that the browser made. */
export const addPasskey = action({
  path: "account/passkeys/register",
  for: [...people],
  operators: operatorRoles,
  access: "everyone",
  skipIdempotency: true,
  summary: "Adds the passkey that a browser made from such options.",
  input: z.object({ credential: newCredential, name: Passkey.attributes.name }),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 201: resourceDocument(Passkey.type) },
  run: async (context, { credential, name }, me) => {
    await passkeysOf(context, me);
    const { id, publicKey, counter, isSynced } = await verifyNew(context, credential, me);
    const { db } = context;
    const added = await db
      .insertInto("passkeys")
      .values({
        ...{ accountId: me.accountId, credentialId: id, publicKey: Buffer.from(publicKey) },
        ...{ signatureCount: counter, isSynced, name, domain: domainOf(context.origin) },
        transports: credential.response.transports,
      })
      .onConflict((same) => same.column("credentialId").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw refused();
    await recordAudit(context, { action: "passkey.add", entity: "account", entityId: me.accountId });
    const owner = await db
      .selectFrom("accounts")
      .select(["id", "email", "language", "firstName"])
      .where("id", "=", me.accountId)
      .executeTakeFirstOrThrow();
    const mail = passkeyAddedMail({ firstName: owner.firstName, name });
    await emailAccount(db, context, owner, `passkey-added:${added.id}`, mail);
    return { status: 201, resource: { type: Passkey.type, id: added.id } };
  },
});

async function verifyNew(
  { db, origin, now, log }: WriteContext,
  credential: z.output<typeof newCredential>,
  { accountId }: AccountOwner,
) {
  const domain = domainOf(origin);
  const verify = () =>
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, { domain, accountId }, now()),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
    });
  const result = await verify().catch((error: unknown) => {
    log.info({ reason: error instanceof Error ? error.name : "unknown" }, "a new passkey was refused");
    return null;
  });
  if (!result?.verified) throw refused();
  const { credential: made, credentialBackedUp: isSynced } = result.registrationInfo;
  return { ...made, isSynced };
}

const refused = () =>
  unprocessable(/*i18n*/ "That passkey could not be added. Try again.", { code: "passkey_refused" });

/** The account's passkeys, its row locked: of two simultaneous additions none exceeds the limit. */
async function passkeysOf({ db }: WriteContext, { accountId }: AccountOwner) {
  await db.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().execute();
  const known = await db
    .selectFrom("passkeys")
    .select(["credentialId", "domain"])
    .where("accountId", "=", accountId)
    .limit(maxPasskeys)
    .execute();
  if (known.length >= maxPasskeys)
    throw conflict(/*i18n*/ "You have {most} passkeys. Remove one first.", {
      code: "too_many_passkeys",
      meta: { most: maxPasskeys },
    });
  return known;
}
