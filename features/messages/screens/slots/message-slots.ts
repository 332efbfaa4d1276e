/** Slots in the screens of conversations, filled by interviews. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";
import type { Conversation } from "../../conversation.ts";
import type { Message } from "../../message.ts";

export type ConversationRecord = ResourceOf<typeof Conversation>;
export type MessageRecord = ResourceOf<typeof Message>;

interface ComposerActionProps {
  conversation: ConversationRecord;
  /** Appends text to the draft. */
  insertText: (text: string) => void;
  /** Call after something was posted into the conversation other than by the composer. */
  sent: () => void;
}

/** Beside the composer's buttons: Invite to interview. */
export const composerActions = uiSlot<ComposerActionProps>("composer actions");
/** The card of a message that the thread cannot render: `messageType` interview_invite, interview_scheduled, … */
export const messageCards = uiSlot<{ message: MessageRecord; conversation: ConversationRecord }>(
  "message cards",
);
/** Below a job that was shared: what an invitation to apply asks, and what has become of it. */
export const jobShareFoot = uiSlot<{ message: MessageRecord }>("job share foot");
/** In the details panel: the next interview. */
export const conversationDetails = uiSlot<{ conversation: ConversationRecord }>("conversation details");
