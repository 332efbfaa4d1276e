/** What a push carries, as `push.deliver` sends it. */
import { isRecord } from "#platform/shared/is-record.ts";

export interface PushMessage {
  title: string;
  /** The page it leads to. */
  path: string;
  /** Of several with the same one the newest is shown. */
  tag: string;
}

/** Undefined for anything else. */
export function readMessage(data: { json(): unknown } | null): PushMessage | undefined {
  try {
    const message = data?.json();
    if (!isRecord(message)) return undefined;
    const { title, path, tag } = message;
    if (typeof title !== "string" || typeof path !== "string" || typeof tag !== "string") return undefined;
    return { title, path, tag };
  } catch {
    return undefined;
  }
}
