/** The key pair by which push services know this product (VAPID, RFC 8292): made at first use, and kept sealed. */
import type { Queryable } from "../database/database.ts";
import type { Secrets } from "../crypto/secrets.ts";
import webPush from "web-push";

export interface PushKeys {
  /** Base64url, as browsers take it for `applicationServerKey`. */
  publicKey: string;
  privateKey: string;
}

const purpose = "push";

/**
 * The stored pair. Where none is stored, or it was sealed under a secret that is gone, a new one is made: browsers that
 * subscribed under the old key are out of reach then, so their subscriptions are deleted.
 */
export async function loadPushKeys(db: Queryable, secrets: Secrets): Promise<PushKeys> {
  const stored = await findPushKeys(db, secrets);
  if (stored) return stored;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealedPrivateKey = secrets.seal(purpose, privateKey);
  await db.deleteFrom("pushSubscriptions").execute();
  await db
    .insertInto("pushKeys")
    .values({ publicKey, sealedPrivateKey })
    .onConflict((known) => known.column("id").doUpdateSet({ publicKey, sealedPrivateKey }))
    .execute();
  return { publicKey, privateKey };
}

async function findPushKeys(db: Queryable, secrets: Secrets): Promise<PushKeys | undefined> {
  const row = await db.selectFrom("pushKeys").select(["publicKey", "sealedPrivateKey"]).executeTakeFirst();
  const privateKey = row && secrets.open(purpose, row.sealedPrivateKey);
  return privateKey === undefined ? undefined : { publicKey: row!.publicKey, privateKey };
}
