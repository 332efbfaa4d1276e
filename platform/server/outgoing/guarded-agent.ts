/** Connections of the guarded client: each goes to an address that was checked for this very connection. */
import { toError } from "#platform/shared/caught-error.ts";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { callbackify } from "node:util";
import { Agent, buildConnector } from "undici";
import { bareHost, checkHost, type Exceptions, resolveChecked } from "./check-address.ts";
import type { Resolve } from "./resolve-name.ts";

export interface GuardedAgentOptions {
  exceptions: Exceptions;
  resolve: Resolve;
}

const connectTimeoutMs = 5_000;

/**
 * A dispatcher that resolves names itself, refuses internal addresses, and connects to the address it
 * checked: a name that resolves differently the next time (DNS rebinding) gains nothing. Connections are
 * not reused; proxies of the environment and cookies are not used.
 */
export function guardedAgent(options: GuardedAgentOptions): Agent {
  return new Agent({
    pipelining: 0,
    connect(target, callback) {
      const host = bareHost(target.hostname);
      const port = Number(target.port) || (target.protocol === "https:" ? 443 : 80);
      try {
        checkHost(host, port, options.exceptions);
      } catch (error) {
        callback(toError(error), null);
        return;
      }
      const lookup = isIP(host) ? {} : { lookup: checkedLookup(port, options) };
      buildConnector({ ...lookup, timeout: connectTimeoutMs, allowH2: false, maxCachedSessions: 0 })(
        target,
        callback,
      );
    },
  });
}

function checkedLookup(port: number, options: GuardedAgentOptions): LookupFunction {
  return (name, { all }, callback) => {
    callbackify(resolveChecked)(name, port, options, (error, addresses) => {
      if (error) callback(error, "", 0);
      else if (all) callback(null, addresses);
      else callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
