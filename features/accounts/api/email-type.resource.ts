/** Kinds of mail over JSON:API: everybody those of their own settings; operators write. */
import { alwaysAllowed, filter, resource, type Rows } from "#platform/server/resource.ts";
import { conflict } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { listParam } from "#platform/server/engine/query.ts";
import { z } from "zod";
import { EmailType } from "../email-type.ts";
import { type MailerType, mailerTypes } from "../email-types.ts";

const given = EmailType.attributes;
const input = z.strictObject({
  key: given.key,
  name: given.name,
  description: given.description.default(""),
  mailerType: given.mailerType,
  active: given.active.default(true),
  visible: given.visible.default(true),
});

/** What stands in the settings of people of these kinds. */
const shownTo =
  (...kinds: MailerType[]) =>
  (rows: Rows<"emailTypes">) =>
    rows
      .where("emailTypes.visible", "=", true)
      .where("emailTypes.active", "=", true)
      .where("emailTypes.mailerType", "in", kinds);

/** Which kinds of mail concern whom. */
export const kindsFor = (userType: string | null): MailerType[] =>
  mailerTypes.filter((kind) => kind === "account" || kind === "marketing" || kind === userType);

export const emailTypes = resource({
  entity: EmailType,
  table: "emailTypes",
  access: "everyone",
  collections: { email_types: { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: {
    guest: shownTo(...mailerTypes),
    educator: shownTo(...kindsFor("educator")),
    employer: shownTo(...kindsFor("employer")),
    unchosen: shownTo(...kindsFor("employer")),
  },
  filters: {
    mailerType: filter(listParam(z.enum(mailerTypes)), (rows, kinds) =>
      rows.where("emailTypes.mailerType", "in", kinds),
    ),
  },
  sorts: { name: "name", position: "position" },
  defaultSort: "position",
  create: { input, run: add },
  updatableBy: { name: alwaysAllowed, description: alwaysAllowed, mailerType: alwaysAllowed, active: alwaysAllowed, visible: alwaysAllowed },
});

async function add({ db }: WriteContext, kind: z.output<typeof input>): Promise<string> {
  const last = await db
    .selectFrom("emailTypes")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst();
  const added = await db
    .insertInto("emailTypes")
    .values({ ...kind, position: (last?.position ?? 0) + 1 })
    .onConflict((known) => known.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw conflict(/*i18n*/ "There is such a kind of mail already.", { code: "taken" });
  return added.id;
}
