/** Whether the product may connect to an address: a pure decision, true only for addresses of the public Internet. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * True for a public unicast address, in any spelling of it. Everything else is refused: loopback, private, link-local
 * (cloud metadata among it), carrier-grade NAT, multicast, reserved, documentation, and IPv6 addresses that carry
 * such an IPv4 address inside (mapped, NAT64, 6to4, ISATAP). What is no address at all is refused too.
 */
export function isAllowedAddress(address: string): boolean {
  // A zone names one of our own interfaces: nothing public has one.
  if (address.includes("%")) return false;
  // The library reads more spellings than a socket does; only those that a socket accepts are checked.
  const family = isIP(address);
  if (family === 4) return isPublicV4(ipaddr.IPv4.parse(address));
  return family === 6 && isPublicV6(ipaddr.IPv6.parse(inHex(address)));
}

/**
 * False for names that can only mean something inside (RFC 6761, RFC 8375, RFC 9476 and the habits of offices).
 * A name that passes still has to resolve to allowed addresses.
 */
export function isAllowedName(name: string): boolean {
  const labels = name.toLowerCase().replace(/\.$/, "").split(".");
  return (
    labels.length > 1 && !insideEndings.has(labels.at(-1)!) && !name.toLowerCase().endsWith(".home.arpa")
  );
}

const insideEndings = new Set([
  ...["localhost", "local", "localdomain", "internal"],
  ...["intranet", "private", "corp", "home", "lan"],
]);

/** The library takes `::1.2.3.4` for a mapped address; written in hex it cannot. */
const inHex = (address: string) => new URL(`http://[${address}]/`).hostname.slice(1, -1);

const isPublicV4 = (address: ipaddr.IPv4) => address.range() === "unicast";

function isPublicV6(address: ipaddr.IPv6): boolean {
  const parts = address.parts;
  const starts = (...start: number[]) => start.every((part, index) => parts[index] === part);
  if (starts(0, 0, 0, 0, 0, 0xffff)) return isPublicV4(embedded(parts[6]!, parts[7]!));
  if (starts(0x64, 0xff9b, 0, 0, 0, 0)) return isPublicV4(embedded(parts[6]!, parts[7]!));
  if (starts(0x2002)) return isPublicV4(embedded(parts[1]!, parts[2]!));
  const isIsatap = (parts[4]! & 0xfdff) === 0 && parts[5] === 0x5efe;
  if (isIsatap && !isPublicV4(embedded(parts[6]!, parts[7]!))) return false;
  // Only 2000::/3 has been given out for the public Internet.
  return parts[0]! >> 13 === 1 && address.range() === "unicast";
}

const embedded = (high: number, low: number) =>
  new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
