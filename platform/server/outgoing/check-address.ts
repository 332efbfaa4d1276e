/** The checks of a web address before anything is sent to it, and of what its name resolves to. */
import { isIP } from "node:net";
import { isAllowedAddress, isAllowedName } from "./allowed-address.ts";
import { OutgoingError } from "./outgoing-error.ts";
import type { Resolve, Resolved } from "./resolve-name.ts";

/** `host:port` pairs that are allowed although they are internal: tests, and calendars on the own network. */
export type Exceptions = ReadonlySet<string>;

/**
 * Parses and checks an address by itself, without any lookup.
 * @throws OutgoingError `not_http`, `credentials` or `inside_address`.
 */
export function checkedUrl(text: string, exceptions: Exceptions): URL {
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol) || !url.hostname)
    throw new OutgoingError("not_http");
  if (url.username || url.password) throw new OutgoingError("credentials");
  checkHost(bareHost(url.hostname), portOf(url), exceptions);
  return url;
}

/**
 * Checks a host as written in an address.
 * @throws OutgoingError `inside_address`.
 */
export function checkHost(host: string, port: number, exceptions: Exceptions): void {
  if (exceptions.has(`${host}:${port}`)) return;
  const isAllowed = isIP(host) ? isAllowedAddress(host) : isAllowedName(host);
  if (!isAllowed) throw new OutgoingError("inside_address", host);
}

/**
 * What a name resolves to, when all of it is allowed: one inside address among public ones is an attack.
 * @throws OutgoingError `inside_address`, or `unreachable` where the name is not known.
 */
export async function resolveChecked(
  name: string,
  port: number,
  { exceptions, resolve }: { exceptions: Exceptions; resolve: Resolve },
): Promise<Resolved[]> {
  const found = await resolve(name).catch((error: Error) => {
    throw new OutgoingError("unreachable", error.message);
  });
  if (found.length === 0) throw new OutgoingError("unreachable", name);
  for (const { address } of found)
    if (!exceptions.has(`${address}:${port}`) && !isAllowedAddress(address))
      throw new OutgoingError("inside_address", name);
  return found;
}

/** Without the brackets of an IPv6 address. */
export const bareHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, "$1");

export const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === "https:" ? 443 : 80);

/** As `OUTGOING_ALLOWED` and `Exceptions` write it. */
export const hostAndPortOf = (url: URL) => `${bareHost(url.hostname)}:${portOf(url)}`;
