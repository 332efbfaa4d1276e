/** `POST …/calendar_address`: the private address of one's own interviews; `renew` makes a new one and ends the old. */
import { hashSecret } from "#features/accounts/api/sessions/session-tokens.ts";
import { type Action, action } from "#platform/server/action.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden } from "#platform/server/errors.ts";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { subscriptionPath, subscriptionToken } from "./subscription-token.ts";

const input = z.strictObject({ renew: z.boolean().default(false) });

export function calendarAddressActions({ tokenSecret }: Pick<Config, "tokenSecret">): Action[] {
  const at = (collection: string, kind: "educator" | "employer") =>
    action({
      path: `${collection}/calendar_address`,
      for: [kind],
      access: "preparation",
      summary:
        "Gives the private address of one's own interviews for a calendar program; `renew` ends the old one.",
      input,
      skipIdempotency: true,
      answers: { 200: json(z.object({ url: z.url() })) },
      run: async (context, { renew }) => {
        const owner = ownerOf(context);
        if (renew) await end(context, owner);
        const id = (await find(context, owner)) ?? (await create(context, owner, tokenSecret));
        const token = subscriptionToken(tokenSecret, id);
        return { json: { url: new URL(`/api/${subscriptionPath}?token=${token}`, context.origin).href } };
      },
    });
  return [at("interviews", "educator"), at("employers/interviews", "employer")];
}

type Owner =
  | { column: "userProfileId"; profileId: string }
  | { column: "employerProfileId"; profileId: string };

function ownerOf({ actor }: WriteContext): Owner {
  if (actor.kind === "educator") return { column: "userProfileId", profileId: actor.userProfileId };
  if (actor.kind === "employer") return { column: "employerProfileId", profileId: actor.employerProfileId };
  throw forbidden(/*i18n*/ "You can't do that here.");
}

async function find({ db }: WriteContext, { column, profileId }: Owner): Promise<string | undefined> {
  const found = await db
    .selectFrom("calendarSubscriptions")
    .select("id")
    .where(column, "=", profileId)
    .executeTakeFirst();
  return found?.id;
}

async function end({ db }: WriteContext, { column, profileId }: Owner): Promise<void> {
  await db.deleteFrom("calendarSubscriptions").where(column, "=", profileId).execute();
}

/** Two tabs at once get one address. */
async function create(context: WriteContext, owner: Owner, tokenSecret: string): Promise<string> {
  const id = randomUUID();
  const { column, profileId } = owner;
  const created = await context.db
    .insertInto("calendarSubscriptions")
    .values({ id, [column]: profileId, tokenHash: hashSecret(subscriptionToken(tokenSecret, id)) })
    .onConflict((on) => on.column(column).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return (await find(context, owner))!;
  await recordAudit(context, { action: "create", entity: "calendar_subscriptions", entityId: id });
  return id;
}
