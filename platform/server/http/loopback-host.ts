/** Whether a host name or address leads to this machine alone. */
import ipaddr from "ipaddr.js";

/** Takes `localhost`, `127.0.0.1`, `::1` and `[::1]`; an empty host or a name of another machine is none. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  if (bare === "localhost") return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}
