/**
 * Names to addresses for outgoing requests, by our own queries to the name servers of this machine. The
 * system's lookup (getaddrinfo) would hold one of the few threads that sign-ins, pages and files share, for
 * as long as an unknown name server is silent.
 */
import { toError } from "#platform/shared/caught-error.ts";
import dns from "node:dns";
import { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { limitConcurrencyPerKey } from "../concurrency/limit-concurrency.ts";
import { currentCaller } from "../database/connection-limits.ts";

export interface Resolved {
  address: string;
  family: number;
}
export type Resolve = (name: string) => Promise<Resolved[]>;

const timeoutMs = 4_000;
const attemptMs = 1_500;
/** Look-ups of one account at once, and how many more may wait. */
const maxPerCaller = limitConcurrencyPerKey(2, 20);

/** What the hosts file says, else all IPv4 and IPv6 addresses; rejects after four seconds of silence. */
export const systemResolve: Resolve = async (name) => {
  const limiter = await fromHostsFile(name);
  if (limiter.length > 0) return limiter;
  const caller = currentCaller();
  return caller ? maxPerCaller(caller.name, () => queryNameServer(name)) : queryNameServer(name);
};

async function queryNameServer(name: string): Promise<Resolved[]> {
  const resolver = new Resolver({ timeout: attemptMs, tries: 2 });
  // Read from the module each time: an imported name would keep the servers known at the start.
  resolver.setServers(dns.getServers());
  const timeout = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
    if (found.length === 0 && v4.status === "rejected") throw toError(v4.reason);
    return found;
  } finally {
    clearTimeout(timeout);
  }
}

const addressesOf = (answer: PromiseSettledResult<string[]>, family: number): Resolved[] =>
  answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];

/** hosts(5); `localhost` is this machine even where the file does not say so (RFC 6761). */
async function fromHostsFile(name: string): Promise<Resolved[]> {
  const wanted = name.toLowerCase().replace(/\.$/, "");
  const lines = (await readFile("/etc/hosts", "utf8").catch(() => "")).split("\n");
  const found = lines.flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
    return isIP(address) && names.some((one) => one.toLowerCase() === wanted) ? [address] : [];
  });
  if (found.length === 0 && wanted === "localhost") found.push("127.0.0.1", "::1");
  return found.map((address) => ({ address, family: isIP(address) }));
}
