/** One call of Google's or Microsoft's calendar API, answered in JSON. */
import type { z } from "zod";
import { CalendarError, refuseStatus } from "./calendar-error.ts";
import type { OAuthService } from "../connection/oauth-clients.ts";

export interface ServiceAccess {
  service: OAuthService;
  token: string;
}

/**
 * `path` lies below the API's base, or is an address that lies there.
 * @throws CalendarError `revoked` for 401, else by the status; `unreadable` for an answer of another shape.
 */
export async function serviceCall<S extends z.ZodType>(
  { service, token }: ServiceAccess,
  path: string,
  schema: S,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<z.output<S>> {
  const url = path.startsWith("https:") || path.startsWith("http:") ? path : service.api + path;
  // The token goes nowhere else, whatever the last answer named as its next page.
  if (!url.startsWith(`${service.api}/`)) throw new CalendarError("unreadable", "next page elsewhere");
  const answer = await service.outgoing.fetch(url, {
    method: body === undefined ? "GET" : "POST",
    accept: "application/json",
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 401) throw new CalendarError("revoked");
  refuseStatus(answer.status);
  const parsed = schema.safeParse(json(answer.body));
  if (!parsed.success) throw new CalendarError("unreadable", "unexpected answer");
  return parsed.data;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
