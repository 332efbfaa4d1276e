/** The guarded client in the shape of `fetch`, for libraries that take one. */
import type { Outgoing } from "./guarded-client.ts";
import { OutgoingError } from "./outgoing-error.ts";
import type { OutgoingRequest } from "./outgoing-request.ts";

/**
 * A `fetch` that goes through the guarded client, with the given limits; only text bodies are sent. Failures reject
 * with an `OutgoingError`.
 */
export function asFetch(outgoing: Outgoing, limits: OutgoingRequest = {}): typeof fetch {
  return async (input, init = {}) => {
    const requestInit = input instanceof Request ? input : undefined;
    const method = init.method ?? requestInit?.method ?? "GET";
    const body =
      init.body ?? (requestInit && !["GET", "HEAD"].includes(method) ? await requestInit.text() : undefined);
    const answer = await outgoing.fetch(requestInit?.url ?? String(input), {
      ...limits,
      method,
      headers: Object.fromEntries(new Headers(init.headers ?? requestInit?.headers)),
      body: body ? textOf(body) : undefined,
      redirect: init.redirect === "manual" ? "manual" : "follow",
    });
    const isEmpty = [204, 205, 304].includes(answer.status);
    const { "content-encoding": _encoding, "content-length": _length, ...headers } = answer.headers;
    const response = new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers,
    });
    Object.defineProperty(response, "url", { value: answer.url });
    return response;
  };
}

function textOf(body: BodyInit): string {
  if (typeof body === "string") return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new OutgoingError("refused", "only text is sent");
}
