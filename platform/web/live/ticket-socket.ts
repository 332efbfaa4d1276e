/** A WebSocket that requests a one-time ticket each time it opens, so that no lasting token appears in a URL. */
import { call } from "../api-client/api.ts";
import { apiSession } from "../api-client/api-session.ts";

/** The part of a WebSocket that Action Cable's client needs. It opens one for every connection and reconnection. */
export class TicketSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  /** Called when the server closed a socket and asked to reconnect: what this caller may listen to has changed. */
  static onReconnectRequest: (() => void) | null = null;

  /** Everything before it has arrived on the newest socket; null until its server has said so. */
  static lastPosition: string | null = null;

  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;

  #socket: WebSocket | null = null;
  #isClosed = false;

  constructor(url: string, protocols: string[]) {
    void this.#open(url, protocols);
  }

  get readyState() {
    if (this.#isClosed) return TicketSocket.CLOSED;
    return this.#socket?.readyState ?? TicketSocket.CONNECTING;
  }

  get protocol() {
    return this.#socket?.protocol ?? "";
  }

  send(data: string) {
    this.#socket?.send(data);
  }

  close() {
    if (this.#socket) this.#socket.close();
    else this.#fail();
  }

  async #open(url: string, protocols: string[]) {
    const { key } = apiSession().caller();
    try {
      const { ticket } = await call<{ ticket: string }>("cable_tickets", { method: "POST" });
      // The session may have ended, or the page may have been left, while the ticket was requested.
      if (this.#isClosed || !apiSession().caller().isSignedIn) return this.#fail();
      this.#listen(new WebSocket(withCallerParameters(url, ticket), protocols), key);
    } catch {
      // Closing is what makes the client try again later.
      this.#fail();
    }
  }

  #listen(socket: WebSocket, callerKey: string) {
    this.#socket = socket;
    TicketSocket.lastPosition = null;
    let shouldReconnect = false;
    socket.onopen = (event) => {
      const caller = apiSession().caller();
      if (caller.key === callerKey) return this.onopen?.(event);
      // Action Cable's client does not close a socket that is still connecting, whoever acts by now.
      shouldReconnect = caller.isSignedIn;
      socket.close();
    };
    socket.onmessage = (event) => {
      shouldReconnect ||= isReconnectRequest(event.data);
      TicketSocket.lastPosition = positionOfPing(event.data) ?? TicketSocket.lastPosition;
      this.onmessage?.(event);
    };
    socket.onerror = (event) => this.onerror?.(event);
    socket.onclose = (event) => {
      this.onclose?.(event);
      if (shouldReconnect) TicketSocket.onReconnectRequest?.();
    };
  }

  #fail() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.({});
  }
}

/** On this message Action Cable's client would wait some ten seconds, as after a lost connection. */
const isReconnectRequest = (frame: unknown) =>
  typeof frame === "string" &&
  frame.startsWith('{"type":"disconnect"') &&
  frame.includes('"reason":"remote"');

/** Action Cable's client reads nothing of a ping. */
function positionOfPing(frame: unknown): string | null {
  if (typeof frame !== "string" || !frame.startsWith('{"type":"ping"')) return null;
  return (JSON.parse(frame) as { position?: string }).position ?? null;
}

function withCallerParameters(url: string, ticket: string) {
  const address = new URL(url);
  address.searchParams.set("token", ticket);
  const { socketParameters } = apiSession().caller();
  for (const [name, value] of Object.entries(socketParameters)) address.searchParams.set(name, value);
  return address.href;
}
