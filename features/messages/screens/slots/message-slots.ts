/** Open places in the screens of conversations, for what interviews bring. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { uiSlot } from "#platform/web/ui-slot.tsx";
import type { Conversation } from "../../conversation.ts";
import type { Message } from "../../message.ts";

export type ConversationRecord = ResourceOf<typeof Conversation>;
export type MessageRecord = ResourceOf<typeof Message>;

interface ComposerActionProps {
  conversation: ConversationRecord;
  /** Puts text at the end of what is being written. */
  insertText: (text: string) => void;
  /** To be called after something was posted into the conversation by another way than the composer. */
  sent: () => void;
}

/** Beside the composer's own buttons: Invite to interview. */
export const composerActions = uiSlot<ComposerActionProps>("composer acts");
/** The card of a message the thread cannot draw by itself: `messageType` interview_invite, interview_scheduled, … */
export const messageCards = uiSlot<{ message: MessageRecord; conversation: ConversationRecord }>(
  "message cards",
);
/** In the details panel: the next interview. */
export const conversationDetails = uiSlot<{ conversation: ConversationRecord }>("conversation details");
