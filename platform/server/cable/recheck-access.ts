/** A socket outlives the 15 minutes of its access token, but never its session, its profile or its rights. */
import { isSignedIn, type Actor } from "#platform/shared/actor.ts";
import type { Listener } from "../channel.ts";
import type { Connection } from "./connection.ts";
import { callerKey, socketsPerTurn } from "./deliver.ts";

/** Checks each session once; a check that fails ends nothing, the next round repeats it. */
export async function recheckAccess(
  connections: Iterable<Connection>,
  refresh: (actor: Listener) => Promise<Actor | null>,
): Promise<void> {
  for (const sockets of (await bySession(connections)).values()) {
    const before = sockets[0]!.actor!;
    const now = await refresh(before).catch(() => before);
    if (!now || !isSignedIn(now)) for (const one of sockets) one.end("unauthorized", false);
    // Somebody else now, another role or employer: back through the door, with the rights of today.
    else if (callerKey(now) !== callerKey(before)) for (const one of sockets) one.end("remote", true);
  }
}

async function bySession(connections: Iterable<Connection>) {
  const sessions = new Map<string, Connection[]>();
  for (const [index, connection] of [...connections].entries()) {
    if (index > 0 && index % socketsPerTurn === 0) await new Promise(setImmediate);
    if (!connection.actor) continue;
    const key = `${connection.actor.sessionId} ${callerKey(connection.actor)}`;
    const sockets = sessions.get(key);
    if (sockets) sockets.push(connection);
    else sessions.set(key, [connection]);
  }
  return sessions;
}
