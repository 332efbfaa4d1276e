/** Whether the reader may write, as the API says beside a conversation. */
import type { WritePermission } from "../../write-permission.ts";

/** Where nothing is said the server decides when it is sent. */
const defaultPermission: WritePermission = { allowed: true, reason: null, isFirst: false };

export const writePermissionOf = ({ meta }: { meta?: Record<string, unknown> }): WritePermission =>
  (meta?.mayWrite as WritePermission | undefined) ?? defaultPermission;
