/** Whether a host name or address leads to this machine alone. */
import ipaddr from "ipaddr.js";

/**
 * Accepts `localhost`, `127.0.0.1`, `::1` and `[::1]`; false for an empty host or the name of another
 * machine.
 */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  if (bare === "localhost") return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}
