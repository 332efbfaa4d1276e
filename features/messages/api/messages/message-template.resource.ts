/** An employer's message templates, shared by its team. Others are built in (`built-in-templates.ts`). */
import type { WriteContext } from "#platform/server/context.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import { conflict, forbidden } from "#platform/server/errors.ts";
import { resource } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { MessageTemplate } from "../../message-template.ts";

const { name, body, position } = MessageTemplate.attributes;
const maxTemplates = 100;

const isOwnTemplate = (actor: Actor, { employerId }: { employerId: string }) =>
  actor.kind === "employer" && actor.employerId === employerId;

export const messageTemplates = resource({
  entity: MessageTemplate,
  table: "messageTemplates",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    "employers/message_templates": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: { employer: (rows, me) => rows.where("messageTemplates.employerId", "=", me.employerId) },
  sorts: { position: "position", name: "name", createdAt: "createdAt" },
  defaultSort: "position",
  create: {
    input: z.strictObject({ name, body, position: position.min(0).max(10_000).optional() }),
    run: createTemplate,
  },
  updatableBy: { name: isOwnTemplate, body: isOwnTemplate, position: isOwnTemplate },
  delete: isOwnTemplate,
});

interface NewTemplate {
  name: string;
  body: string;
  position?: number;
}

/** Appends the template unless a position is given. */
async function createTemplate({ db, actor, now }: WriteContext, given: NewTemplate): Promise<string> {
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  const { employerId, employerProfileId } = actor;
  await lockLimit(db, "message_templates", employerId);
  const { count, last } = await db
    .selectFrom("messageTemplates")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("position").as("last")])
    .where("employerId", "=", employerId)
    .executeTakeFirstOrThrow();
  if (count >= maxTemplates) throw conflict(/*i18n*/ "You can keep up to 100 templates. Delete one first.");
  const { id } = await db
    .insertInto("messageTemplates")
    .values({
      employerId,
      createdById: employerProfileId,
      name: given.name,
      body: given.body,
      position: given.position ?? (last ?? -1) + 1,
      createdAt: now(),
      updatedAt: sql`now()`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
