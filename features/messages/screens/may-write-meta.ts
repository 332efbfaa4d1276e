/** Whether the reader may write, as the API says beside a conversation. */
import type { MayWrite } from "../may-write.ts";

/** Where nothing is said the server decides when it is sent. */
const unsaid: MayWrite = { allowed: true, reason: null, isFirst: false };

export const mayWriteOf = ({ meta }: { meta?: Record<string, unknown> }): MayWrite =>
  (meta?.mayWrite as MayWrite | undefined) ?? unsaid;
