/**
 * Shares of a pool: what one caller and one route may hold of it at once, so that a slow statement fills up its
 * own share and everyone else finds connections free.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whose work is being done. Work outside of requests has none, and no share. */
export interface Caller {
  /** The caller: a session, or the address of a guest. */
  name: string;
  route: string;
  /** Whether it holds a transaction, which has to come to its end: it waits for no share. */
  inTransaction?: boolean;
}

const callerStorage = new AsyncLocalStorage<Caller>();

/** The request this work belongs to. */
export const currentCaller = (): Caller | undefined => callerStorage.getStore();

/** Once the caller is known, all their sessions share. */
export function identifyCaller(accountId: string): void {
  const caller = currentCaller();
  if (caller) caller.name = accountId;
}

/** Everything that `app` does for a request is counted as its caller's. */
export function trackCallers(app: FastifyInstance): void {
  const callerNames = new WeakMap<FastifyRequest, Caller>();
  app.addHook("onRequest", (request, _reply, done) => {
    const name = request.headers.authorization ?? request.ip;
    const caller = { name, route: request.routeOptions.url ?? "none" };
    callerNames.set(request, caller);
    callerStorage.run(caller, done);
  });
  // A body arrives in events of the socket, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => callerStorage.run(callerNames.get(request)!, done));
}

const callerShare = 0.5;
const routeShare = 0.6;
const maxWaiting = 1_000;

/** Rejects as `busy` says after `timeoutMs` without a share, at once where too many wait already. */
export function connectionQueue(max: number, { timeoutMs, busy }: { timeoutMs: number; busy: () => Error }) {
  const perCaller = Math.max(1, Math.floor(max * callerShare));
  const perRoute = Math.max(1, Math.floor(max * routeShare));
  const connectionsByKey = new Map<string, number>();
  const waiting = new Set<{ caller: Caller; start: () => void }>();

  return { acquire };

  /** Resolves to what gives the share back. */
  async function acquire(): Promise<() => void> {
    const current = currentCaller();
    if (!current || current.inTransaction) return () => undefined;
    const caller = { ...current };
    if (!isFree(caller)) await waitForTurn(caller);
    else count(caller, 1);
    return () => {
      count(caller, -1);
      startNext();
    };
  }

  function waitForTurn(caller: Caller): Promise<void> {
    if (waiting.size >= maxWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        count(caller, 1);
        resolve();
      };
      const turn = { caller, start };
      const timer = setTimeout(() => {
        waiting.delete(turn);
        reject(busy());
      }, timeoutMs);
      waiting.add(turn);
    });
  }

  function startNext(): void {
    for (const turn of waiting)
      if (isFree(turn.caller)) {
        waiting.delete(turn);
        return turn.start();
      }
  }

  function isFree({ name, route }: Caller): boolean {
    return (
      (connectionsByKey.get(`caller ${name}`) ?? 0) < perCaller &&
      (connectionsByKey.get(`route ${route}`) ?? 0) < perRoute
    );
  }

  function count({ name, route }: Caller, by: 1 | -1): void {
    for (const key of [`caller ${name}`, `route ${route}`]) {
      const next = (connectionsByKey.get(key) ?? 0) + by;
      if (next > 0) connectionsByKey.set(key, next);
      else connectionsByKey.delete(key);
    }
  }
}
