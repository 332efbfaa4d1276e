/** Redirects, followed by hand: every step is checked like the first one. */
import { OutgoingError } from "./outgoing-error.ts";
import type { OutgoingResponse, OutgoingRequest } from "./outgoing-request.ts";

export const isRedirect = ({ status, headers }: OutgoingResponse) =>
  [301, 302, 303, 307, 308].includes(status) && headers["location"] !== undefined;

/**
 * The next request. Credentials stay with their origin (RFC 9110, 15.4).
 * @throws OutgoingError `redirects` for a step from https to http, else the error of `check`.
 */
export function followRedirect(
  from: URL,
  options: OutgoingRequest,
  { status, headers }: OutgoingResponse,
  check: (url: string) => URL,
): { url: URL; options: OutgoingRequest } {
  const target = URL.parse(headers["location"]!, from);
  if (!target) throw new OutgoingError("redirects", "no address");
  const url = check(target.href);
  if (from.protocol === "https:" && url.protocol === "http:") throw new OutgoingError("redirects", "to http");
  if (options.method === "POST" && status !== 303) throw new OutgoingError("redirects", "of a POST");
  const nextHeaders = url.origin === from.origin ? options.headers : withoutCredentials(options.headers);
  const seeOther = status === 303 ? { method: "GET", body: undefined } : {};
  return { url, options: { ...options, headers: nextHeaders, ...seeOther } };
}

const withoutCredentials = (headers: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(authorization|cookie|proxy-authorization)$/i.test(name)),
  );
