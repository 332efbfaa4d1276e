/** Whether the reader may write, from `meta.mayWrite` of a conversation. */
import type { WritePermission } from "../../write-permission.ts";

/** Without it, the server decides when a message is sent. */
const defaultPermission: WritePermission = { allowed: true, reason: null, isFirst: false };

export const writePermissionOf = ({ meta }: { meta?: Record<string, unknown> }): WritePermission =>
  (meta?.mayWrite as WritePermission | undefined) ?? defaultPermission;
