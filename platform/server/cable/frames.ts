/** The frames of the Action Cable wire protocol `actioncable-v1-json`, written and read. */
import { z } from "zod";

/** The subprotocols in the order we prefer them; a client that offers neither gets none selected. */
export const subprotocols = ["actioncable-v1-json", "actioncable-unsupported"];

export type EndReason = "unauthorized" | "invalid_request" | "server_restart" | "remote";

export const welcome = JSON.stringify({ type: "welcome" });

/** `at` in milliseconds; the wire carries whole Unix seconds. `position` goes to clients that ask for what they missed. */
export const ping = (at = Date.now(), position?: string) =>
  JSON.stringify({ type: "ping", message: Math.floor(at / 1000), position });

export const confirmation = (identifier: string) =>
  JSON.stringify({ identifier, type: "confirm_subscription" });

export const rejection = (identifier: string) => JSON.stringify({ identifier, type: "reject_subscription" });

/** `json` is already serialised: one rendering serves every socket that gets it. */
export const delivery = (identifier: string, json: string) =>
  `{"identifier":${JSON.stringify(identifier)},"message":${json}}`;

export const disconnection = (reason: EndReason, reconnect: boolean) =>
  JSON.stringify({ type: "disconnect", reason, reconnect });

const Command = z.object({
  command: z.enum(["subscribe", "unsubscribe", "message"]),
  identifier: z.string(),
  data: z.string().optional(),
});
export type Command = z.infer<typeof Command>;

/** What a client requests, or null where the frame is no command of the protocol. */
export const readCommand = (frame: string): Command | null => Command.safeParse(parsed(frame)).data ?? null;

const Identifier = z.looseObject({ channel: z.string() });

/** The channel and its parameters. The text itself stays the key: clients match it byte for byte. */
export function readIdentifier(identifier: string) {
  const read = Identifier.safeParse(parsed(identifier));
  if (!read.success) return null;
  const { channel, ...params } = read.data;
  return { channel, params };
}

/** The payload of a `message` command: a JSON object in a string, usually with an `action`. */
export const readData = (data: string | undefined): Record<string, unknown> | null =>
  z.record(z.string(), z.unknown()).safeParse(parsed(data ?? "")).data ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
