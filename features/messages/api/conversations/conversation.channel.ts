/** `ConversationChannel`: one conversation, for its two sides: new messages, read marks, typing. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import { channel, type ChannelTools, type Listener } from "#platform/server/channel.ts";
import { z } from "zod";

export const conversationChannel = channel({
  name: "ConversationChannel",
  params: z.object({ conversationId: z.uuid() }),
  async streams(actor, { conversationId }, { db }) {
    return (await isMember(actor, conversationId, db)) ? [conversationStream(conversationId)] : null;
  },
  async receive(actor, { conversationId }, data, { db }) {
    const type = sideOf(actor);
    if (data.action !== "typing" || !type || !mayBroadcastTyping(`${conversationId} ${actor.accountId}`))
      return;
    await broadcast(db, {
      streams: [conversationStream(conversationId)],
      event: "member.typing",
      data: { meta: { conversationId, profileType: type.type, profileId: type.id } },
      except: actor.accountId,
      isTransient: true,
    });
  },
});

export const conversationStream = (id: string) => `conversation:${id}`;

const sideOf = (actor: Listener) =>
  actor.kind === "educator"
    ? ({ type: "UserProfile", id: actor.userProfileId } as const)
    : actor.kind === "employer"
      ? ({ type: "EmployerProfile", id: actor.employerProfileId } as const)
      : null;

async function isMember(actor: Listener, id: string, db: ChannelTools["db"]): Promise<boolean> {
  if (actor.kind !== "educator" && actor.kind !== "employer") return false;
  const rows = db.selectFrom("conversations").select("id").where("id", "=", id);
  const own =
    actor.kind === "educator"
      ? rows.where("userProfileId", "=", actor.userProfileId)
      : rows.where("employerId", "=", actor.employerId);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Limits typing broadcasts per writer, however often a client sends them. */
const typingIntervalMs = 2_000;
const lastTyped = new Map<string, number>();

function mayBroadcastTyping(key: string): boolean {
  const now = Date.now();
  if (now - (lastTyped.get(key) ?? 0) < typingIntervalMs) return false;
  if (lastTyped.size > 10_000) lastTyped.clear();
  lastTyped.set(key, now);
  return true;
}
