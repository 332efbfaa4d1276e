/** `account/push_subscription`: this browser, and this session alone, shows notifications, or no longer does. */
import { action } from "#platform/server/action.ts";
import { describeRoute, json, nothing } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { loadPushKeys } from "#platform/server/push/push-keys.ts";
import type { Secrets } from "#platform/server/crypto/secrets.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requireAccountOwner } from "../sessions/require-owner.ts";

const people = ["educator", "employer", "unchosen", "operator"] as const;

/** As `PushSubscription.toJSON()` gives it. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    /** 65 bytes, an uncompressed point of P-256. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});

export const subscribeToPush = action({
  path: "account/push_subscription",
  summary: "Shows notifications in this browser, as long as this session is open.",
  for: [...people],
  operators: operatorRoles,
  access: "everyone",
  input: subscription,
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 204: nothing },
  run: async ({ db, now }, { endpoint, keys: { p256dh, auth } }, { accountId, sessionId }) => {
    // A browser has one address, whoever was signed in there before.
    await db
      .deleteFrom("pushSubscriptions")
      .where((eb) => eb.or([eb("endpoint", "=", endpoint), eb("sessionId", "=", sessionId)]))
      .execute();
    await db
      .insertInto("pushSubscriptions")
      .values({ sessionId, accountId, endpoint, p256dh, auth, createdAt: now() })
      .execute();
    return { status: 204 };
  },
});

export const unsubscribeFromPush = action({
  method: "DELETE",
  path: "account/push_subscription",
  summary: "Shows no more notifications in this browser.",
  for: [...people],
  operators: operatorRoles,
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 204: nothing },
  run: async ({ db }, _input, { sessionId }) => {
    await db.deleteFrom("pushSubscriptions").where("sessionId", "=", sessionId).execute();
    return { status: 204 };
  },
});

const describe = describeRoute({
  summary: "Whether this browser shows notifications, and the key by which it subscribes to them.",
  answers: { 200: json(z.object({ publicKey: z.string(), isSubscribed: z.boolean() })) },
});

/** `GET account/push_subscription` answers `{publicKey, isSubscribed}`. */
export const pushSubscriptionRoute = (secrets: Secrets) =>
  function pushSubscription(server: FastifyInstance, platform: Platform): void {
    server.get("/account/push_subscription", describe, async (request, reply) => {
      const { actor, db } = await platform.contextOf(request);
      const { sessionId } = requireAccountOwner(actor);
      const [{ publicKey }, own] = await Promise.all([
        loadPushKeys(db, secrets),
        db.selectFrom("pushSubscriptions").select("sessionId").where("sessionId", "=", sessionId).execute(),
      ]);
      return reply.send({ publicKey, isSubscribed: own.length > 0 });
    });
  };
