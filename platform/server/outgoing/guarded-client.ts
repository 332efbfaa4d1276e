/** The guarded client: the one way requests leave for addresses that people gave us (docs/security.md). */
import { setTimeout } from "node:timers/promises";
import { request } from "undici";
import { boundedBody } from "./bounded-body.ts";
import { bareHost, checkedUrl, portOf, resolveChecked } from "./check-address.ts";
import { guardedAgent } from "./guarded-agent.ts";
import { OutgoingError, outgoingErrorOf } from "./outgoing-error.ts";
import { isRedirect, followRedirect } from "./redirect.ts";
import { type Resolve, systemResolve } from "./resolve-name.ts";
import type { OutgoingResponse, OutgoingRequest } from "./outgoing-request.ts";

export interface Outgoing {
  /**
   * Sends a request. Any status is an answer.
   * @throws OutgoingError with a code for everything else.
   */
  fetch(url: string, request?: OutgoingRequest): Promise<OutgoingResponse>;
  /**
   * Checks an address without sending anything.
   * @throws OutgoingError `not_http`, `credentials`, `inside_address`.
   */
  check(url: string): URL;
  /** The same, and what its name resolves to; an unknown name passes, it may be registered tomorrow. */
  checkName(url: string, timeoutMs?: number): Promise<void>;
}

export interface OutgoingOptions {
  /** `host:port` pairs that may be reached although they lie inside. */
  exceptions?: readonly string[];
  /** Resolves names; tests bring their own. */
  resolve?: Resolve;
}

const maxRedirects = 5;
const defaults = { method: "GET", maxBytes: 5_000_000, timeoutMs: 15_000, idleMs: 10_000 };

/** Opens the client. It holds no connections and needs no closing. */
export function openOutgoing({
  exceptions: listed = [],
  resolve = systemResolve,
}: OutgoingOptions = {}): Outgoing {
  const exceptions = new Set(listed);
  const dispatcher = guardedAgent({ exceptions, resolve });
  const check = (url: string) => checkedUrl(url, exceptions);

  return {
    check,

    async checkName(text, timeoutMs = 2_000) {
      const url = check(text);
      const timeout = setTimeout(timeoutMs, undefined, { ref: false });
      const resolving = resolveChecked(bareHost(url.hostname), portOf(url), { exceptions, resolve });
      await Promise.race([resolving, timeout]).catch((error: OutgoingError) => {
        if (error.code === "inside_address") throw error;
      });
    },

    async fetch(text, options = {}) {
      const signal = AbortSignal.timeout(options.timeoutMs ?? defaults.timeoutMs);
      let next = { url: check(text), options };
      try {
        for (let count = 0; ; count++) {
          const answer = await send(next.url, next.options, signal);
          if (options.redirect === "manual" || !isRedirect(answer)) return answer;
          if (count === maxRedirects) throw new OutgoingError("redirects", "too many");
          next = followRedirect(next.url, next.options, answer, check);
        }
      } catch (error) {
        throw outgoingErrorOf(error);
      }
    },
  };

  async function send(url: URL, options: OutgoingRequest, signal: AbortSignal): Promise<OutgoingResponse> {
    const { method, maxBytes, idleMs } = { ...defaults, ...options };
    const answer = await request(url, {
      dispatcher,
      signal,
      method: method,
      headers: {
        "user-agent": "Cubby",
        "accept-encoding": "gzip",
        ...(options.accept ? { accept: options.accept } : {}),
        ...options.headers,
      },
      body: options.body,
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
    });
    const headers = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, [value].flat()[0] ?? ""]),
    );
    const packed = { encoding: headers["content-encoding"], length: headers["content-length"] };
    const body = await boundedBody(answer.body, packed, maxBytes);
    return { url: url.href, status: answer.statusCode, headers, body };
  }
}
