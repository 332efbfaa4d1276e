/** `POST employer/conversations {userProfileId}`: the existing or new conversation with an educator, who is not notified yet. */
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden } from "#platform/server/errors.ts";
import { findOrCreateConversation, joinConversation } from "./find-or-create-conversation.ts";
import { requireVisibleEducator } from "../messages/create-message.action.ts";

export async function openConversation(
  context: WriteContext,
  { userProfileId }: { userProfileId: string },
): Promise<string> {
  const { actor } = context;
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  await requireVisibleEducator(context, actor, userProfileId);
  const { id } = await findOrCreateConversation(context, { employerId: actor.employerId, userProfileId });
  await joinConversation(context, id, { type: "EmployerProfile", id: actor.employerProfileId });
  return id;
}
