/** One socket on the cable: its commands worked one after another, its subscriptions, its bounds, its end. */
import type { RawData, WebSocket } from "ws";
import type { Channel, ChannelTools, Listener, OpenedSubscription } from "../channel.ts";
import type { Log } from "../context.ts";
import {
  confirmation,
  disconnection,
  readCommand,
  readData,
  readIdentifier,
  rejection,
  welcome,
  type Command,
  type EndReason,
} from "./frames.ts";
import type { SocketCounts, SocketLimits } from "./socket-counts.ts";
import type { Streams } from "./streams.ts";

export interface ConnectionLimits extends SocketLimits {
  /** Characters of one frame from a client; a longer one is ignored. */
  maxFrameLength: number;
  /** Frames of one socket waiting to be worked, those before its authentication included. */
  maxWaitingFrames: number;
  maxSubscriptions: number;
  /** Bytes a slow reader may leave unread before it is cut off; it catches up when it is back. */
  maxUnreadBytes: number;
}

export interface Subscription extends OpenedSubscription {
  /** As the client wrote it, byte for byte. */
  identifier: string;
  connection: Connection;
}

export interface CableServer {
  channels: ReadonlyMap<string, Channel>;
  streams: Streams<Subscription>;
  tools: ChannelTools;
  limits: ConnectionLimits;
  counts: SocketCounts;
  /** Tells a subscriber what came after the position that it sent. */
  replay(subscription: Subscription, since: unknown): void;
  log: Log;
  /** Called once the socket is closed, by either side. */
  closed(connection: Connection): void;
}

/** What a client performs, on a channel of any kind, to be told what it missed. */
const replayAction = "replay";

export class Connection {
  /** Null until the caller is known. */
  actor: Listener | null = null;
  /** False while the network has not answered the last ping of the transport. */
  hasPonged = true;
  /** Whether the client has asked for what it missed: its pings say from where it would ask the next time. */
  knowsPositions = false;
  #subscriptions = new Map<string, Subscription>();
  #waiting = 0;
  #hasIgnored = false;
  #work: Promise<void>;
  #socket: WebSocket;
  #house: CableServer;

  constructor(socket: WebSocket, authentication: Promise<Listener | null>, server: CableServer) {
    this.#socket = socket;
    this.#house = server;
    this.#work = this.#greet(authentication);
    socket.on("message", (frame, isBinary) => this.#take(frame, isBinary));
    socket.on("pong", () => (this.hasPonged = true));
    socket.on("close", () => this.#leave());
    socket.on("error", () => socket.terminate());
  }

  send(frame: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#house.limits.maxUnreadBytes) return this.#socket.terminate();
    this.#socket.send(frame);
  }

  /** Sends the client the reason, so that it knows whether to reconnect, and closes with code 1000. */
  end(reason: EndReason, reconnect: boolean) {
    this.send(disconnection(reason, reconnect));
    this.#socket.close(1000);
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }

  /** Pings the other side, and closes a socket that did not answer the previous ping. */
  probe() {
    if (!this.hasPonged) return this.#socket.terminate();
    this.hasPonged = false;
    this.#socket.ping();
  }

  listens(subscription: Subscription) {
    return this.#subscriptions.get(subscription.identifier) === subscription;
  }

  async #greet(authentication: Promise<Listener | null>) {
    try {
      this.actor = await authentication;
    } catch (error) {
      this.#house.log.error({ error }, "cable: authentication failed");
      return this.end("server_restart", true);
    }
    if (!this.actor) return this.end("unauthorized", false);
    // A client over the limit continues without live updates; reconnecting would not help it.
    if (!this.#enter(this.actor.accountId)) return this.end("invalid_request", false);
    this.send(welcome);
  }

  #enter(accountId: string): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    const isSubscribed = this.#house.counts.accounts.enter(accountId);
    if (isSubscribed) this.#socket.once("close", () => this.#house.counts.accounts.leave(accountId));
    else this.actor = null;
    return isSubscribed;
  }

  // Frames wait behind the authentication and behind each other, so an early subscribe is answered after welcome.
  #take(frame: RawData, isBinary: boolean) {
    const { limits } = this.#house;
    const text = isBinary ? "" : frame.toString();
    const command = text.length > limits.maxFrameLength ? null : readCommand(text);
    if (!command) return this.#ignore("a frame that is no command");
    if (this.#waiting >= limits.maxWaitingFrames) return this.#ignore("too many frames at once");
    this.#waiting += 1;
    this.#work = this.#work.then(() => this.#perform(command));
  }

  async #perform(command: Command) {
    try {
      if (this.actor) await this.#handle(command, this.actor);
    } catch (error) {
      this.#house.log.error({ error, command: command.command }, "cable: a command failed");
    } finally {
      this.#waiting -= 1;
    }
  }

  #handle({ command, identifier, data }: Command, actor: Listener): Promise<void> | void {
    if (command === "subscribe") return this.#subscribe(identifier, actor);
    if (command === "unsubscribe") return this.#unsubscribe(identifier);
    return this.#receive(identifier, data, actor);
  }

  async #subscribe(identifier: string, actor: Listener) {
    if (this.#subscriptions.has(identifier)) return;
    const requested = readIdentifier(identifier);
    const channel = requested && this.#house.channels.get(requested.channel);
    if (!channel) return this.#ignore("a channel nobody knows");
    const room =
      this.#subscriptions.size < this.#house.limits.maxSubscriptions &&
      (await this.#house.counts.mayCommand(actor.accountId));
    const opened = room ? await channel.open(actor, requested.params, this.#house.tools) : null;
    if (!opened) return this.send(rejection(identifier));
    // The socket may have closed while the channel was queried: nothing may stay subscribed for it.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const subscription = { ...opened, identifier, connection: this };
    this.#subscriptions.set(identifier, subscription);
    this.#house.streams.add(subscription);
    this.send(confirmation(identifier));
  }

  #unsubscribe(identifier: string) {
    const subscription = this.#subscriptions.get(identifier);
    if (!subscription) return;
    this.#subscriptions.delete(identifier);
    this.#house.streams.remove(subscription);
  }

  async #receive(identifier: string, data: string | undefined, actor: Listener) {
    const message = readData(data);
    if (!message) return;
    if (!(await this.#house.counts.mayCommand(actor.accountId))) return this.#ignore("too many messages");
    const subscription = this.#subscriptions.get(identifier);
    if (!subscription || message.action !== replayAction) return subscription?.receive?.(actor, message);
    this.knowsPositions = true;
    this.#house.replay(subscription, message.since);
  }

  // Only the first of a socket is logged: anyone who sends garbage is not to fill the disk as well.
  #ignore(what: string) {
    if (!this.#hasIgnored) this.#house.log.warn({ what }, "cable: ignored what a client sent");
    this.#hasIgnored = true;
  }

  #leave() {
    for (const subscription of this.#subscriptions.values()) this.#house.streams.remove(subscription);
    this.#subscriptions.clear();
    this.#house.closed(this);
  }
}
