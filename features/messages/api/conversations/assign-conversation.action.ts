/** Assigning a conversation: which teammate answers it. Whoever leaves the team is unassigned. */
import { recordAudit } from "#platform/server/audit.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields, notFound } from "#platform/server/errors.ts";
import type { RowChange } from "#platform/server/events.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { employerListStream, ownListStream } from "./conversations.channel.ts";

/** `me`, `anyone`, `nobody`, or the id of a teammate's profile. */
export const assigneeParam = z.union([z.enum(["me", "anyone", "nobody"]), z.uuid()]);

export function isAssignedTo(who: z.output<typeof assigneeParam>, me: Actor): RawBuilder<boolean> {
  const assigned = sql.ref("conversations.assignedProfileId");
  if (who === "nobody") return sql<boolean>`${assigned} is null`;
  if (who === "anyone") return sql<boolean>`${assigned} is not null`;
  if (who !== "me") return sql<boolean>`${assigned} = ${who}`;
  return me.kind === "employer" ? sql<boolean>`${assigned} = ${me.employerProfileId}` : sql<boolean>`false`;
}

export async function assignConversation(
  context: WriteContext,
  conversationId: string,
  assignedProfileId: string | null,
): Promise<void> {
  const { actor, db } = context;
  if (actor.kind !== "employer") throw notFound();
  if (assignedProfileId) await requireTeammate(context, actor.employerId, assignedProfileId);
  await db
    .updateTable("conversations")
    .set({ assignedProfileId })
    .where("id", "=", conversationId)
    .where("employerId", "=", actor.employerId)
    .execute();
  const detail = { employerProfileId: assignedProfileId };
  await recordAudit(context, {
    action: "conversation.assign",
    entity: "conversations",
    entityId: conversationId,
    detail,
  });
  // Not to the educator's list.
  await broadcast(db, {
    streams: [ownListStream(actor)!],
    event: "conversation.updated",
    resource: "conversations",
    id: conversationId,
  });
}

/** Locked, so that one who is leaving at this moment is unassigned after it. */
async function requireTeammate({ db }: WriteContext, employerId: string, id: string): Promise<void> {
  const teammate = await db
    .selectFrom("employerProfiles")
    .innerJoin("accounts", "accounts.id", "employerProfiles.accountId")
    .select("employerProfiles.id")
    .where("employerProfiles.id", "=", id)
    .where("employerProfiles.employerId", "=", employerId)
    .where("employerProfiles.removedAt", "is", null)
    .where("accounts.closedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  if (teammate) return;
  const message = /*i18n*/ "Choose somebody of your team";
  throw invalidFields([{ field: "assignedProfileId", message }], (field) => `/data/attributes/${field}`);
}

/** `["employer_profiles", "deleted"]` */
export const unassignProfile = (context: WriteContext, { id }: RowChange<"employerProfiles">) =>
  unassign(context, [id]);

/** `["accounts", "closed"]` */
export async function unassignAccount(context: WriteContext, { id }: RowChange<"accounts">) {
  const profiles = await context.db
    .selectFrom("employerProfiles")
    .select("id")
    .where("accountId", "=", id)
    .execute();
  await unassign(
    context,
    profiles.map((profile) => profile.id),
  );
}

/** They may be thousands: the team's lists are told once to fetch again. */
async function unassign({ db, now }: WriteContext, profileIds: string[]): Promise<void> {
  if (profileIds.length === 0) return;
  const left = await db
    .updateTable("conversations")
    .set({ assignedProfileId: null, ...nextVersion(now()) })
    .where("assignedProfileId", "in", profileIds)
    .returning("employerId")
    .execute();
  const streams = [...new Set(left.map(({ employerId }) => employerListStream(employerId)))];
  await broadcast(db, { streams, event: "conversation.updated", data: { data: null } });
}
