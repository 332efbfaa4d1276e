/** What limits count by: an IPv4 address, or the /64 of an IPv6 one. */
import { isIP } from "node:net";

/** A household or a server is given 2⁶⁴ IPv6 addresses at once: counting each alone would be no limit at all. */
export function addressKey(address: string): string {
  const [normalized = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(normalized)?.[1];
  if (mapped) return mapped;
  if (isIP(normalized) !== 6) return isIP(normalized) === 4 ? normalized : "unknown";
  const [start = "", end] = normalized.replace(/(?:\d{1,3}\.){3}\d{1,3}$/, "0:0").split("::");
  const [left, right] = [groupsOf(start), groupsOf(end ?? "")];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => 0);
  const prefix = [...left, ...(end === undefined ? [] : zeros), ...right].slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}

const groupsOf = (text: string) => (text ? text.split(":").map((group) => Number.parseInt(group, 16)) : []);
