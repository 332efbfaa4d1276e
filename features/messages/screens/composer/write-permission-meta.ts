/** Whether the reader may write, from `meta.mayWrite` of a conversation. */
import type { ConversationMeta } from "../../conversation.ts";
import type { WritePermission } from "../../write-permission.ts";

/** Without it, the server decides when a message is sent. */
const defaultPermission: WritePermission = { allowed: true, reason: null, isFirst: false };

export const writePermissionOf = ({ meta }: { meta?: Partial<ConversationMeta> }): WritePermission =>
  meta?.mayWrite ?? defaultPermission;
