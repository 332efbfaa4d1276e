/** An employer's kept texts for rejections, shared by its team. Others are built in (`rejection.ts`). */
import type { WriteContext } from "#platform/server/context.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import { conflict, forbidden } from "#platform/server/errors.ts";
import { resource } from "#platform/server/resource.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { RejectionTemplate } from "../../rejection-template.ts";

const { body } = RejectionTemplate.attributes;
const maxTemplates = 20;

const isOwnTemplate = (actor: Actor, { employerId }: { employerId: string }) =>
  actor.kind === "employer" && actor.employerId === employerId;

export const rejectionTemplates = resource({
  entity: RejectionTemplate,
  table: "rejectionTemplates",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    "employers/rejection_templates": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: { employer: (rows, me) => rows.where("rejectionTemplates.employerId", "=", me.employerId) },
  sorts: { createdAt: "createdAt" },
  defaultSort: "createdAt",
  create: { input: z.strictObject({ body }), run: createTemplate },
  updatableBy: { body: isOwnTemplate },
  delete: isOwnTemplate,
});

async function createTemplate({ db, actor, now }: WriteContext, { body: text }: { body: string }) {
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  const { employerId, employerProfileId } = actor;
  await lockLimit(db, "rejection_templates", employerId);
  const { count } = await db
    .selectFrom("rejectionTemplates")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("employerId", "=", employerId)
    .executeTakeFirstOrThrow();
  if (count >= maxTemplates) throw conflict(/*i18n*/ "You can keep up to 20 texts. Delete one first.");
  const { id } = await db
    .insertInto("rejectionTemplates")
    .values({ employerId, createdById: employerProfileId, body: text, createdAt: now(), updatedAt: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
