/** Channels of the cable: what may be listened to, by whom, and which streams that means. */
import type { Actor, Guest } from "#platform/shared/actor.ts";
import { type AccessLevel, isOpenTo } from "#platform/shared/standing.ts";
import { z } from "zod";
import type { Database } from "./database/database.ts";

/** Anyone who may hold a socket: anyone signed in. */
export type Listener = Exclude<Actor, Guest>;

export interface ChannelTools {
  db: Database;
}

interface ChannelDefinition<P extends z.ZodType> {
  /** The name clients subscribe to, as `ApplicationsChannel`. */
  name: string;
  /** What the identifier carries besides the channel; anything else is refused or stripped as the schema says. */
  params?: P;
  /** Which employers may listen, by their standing; `reviewed` by default. */
  access?: AccessLevel;
  /** The streams this caller receives, or null to reject: a foreign row and a missing one alike. */
  streams(
    actor: Listener,
    params: z.output<P>,
    tools: ChannelTools,
  ): Promise<string[] | null> | string[] | null;
  /** What the client performs on its subscription, such as `{action: "typing"}`. Without it such frames are ignored. */
  receive?(
    actor: Listener,
    params: z.output<P>,
    data: Record<string, unknown>,
    tools: ChannelTools,
  ): Promise<void>;
}

export interface OpenedSubscription {
  streams: string[];
  receive?: (actor: Listener, data: Record<string, unknown>) => Promise<void>;
}

export interface Channel {
  name: string;
  /** Null where the caller may not listen, or sends the wrong parameters. */
  open(
    actor: Listener,
    params: Record<string, unknown>,
    tools: ChannelTools,
  ): Promise<OpenedSubscription | null>;
}

/** Defines a channel. It is served once it is listed under `channels` in its feature's manifest. */
export function channel<P extends z.ZodType = z.ZodObject<{}>>(definition: ChannelDefinition<P>): Channel {
  const schema = definition.params ?? z.object({});
  return {
    name: definition.name,
    async open(actor, rawParams, tools) {
      if (!isOpenTo(actor, definition.access)) return null;
      const params = schema.safeParse(rawParams);
      if (!params.success) return null;
      const parsedParams = params.data as z.output<P>;
      const streams = await definition.streams(actor, parsedParams, tools);
      if (!streams) return null;
      const { receive } = definition;
      return {
        streams,
        receive: receive && ((listener, data) => receive(listener, parsedParams, data, tools)),
      };
    },
  };
}
