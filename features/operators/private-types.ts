/** Conversations are private: what was reported is read with its report. */
export const privateTypes: readonly string[] = ["conversations", "messages", "conversation_members", "notes"];
