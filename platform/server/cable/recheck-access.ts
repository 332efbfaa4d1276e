/** A socket outlives the 15 minutes of its access token, but never its session, its profile or its rights. */
import { isSignedIn, type Actor } from "#platform/shared/actor.ts";
import type { Listener } from "../channel.ts";
import type { Connection } from "./connection.ts";
import { callerKey } from "./deliver.ts";

/** Checks each session once; a check that fails ends nothing, the next round repeats it. */
export async function recheckAccess(
  connections: Iterable<Connection>,
  refresh: (actor: Listener) => Promise<Actor | null>,
): Promise<void> {
  for (const sockets of bySession(connections).values()) {
    const before = sockets[0]!.actor!;
    const now = await refresh(before).catch(() => before);
    if (!now || !isSignedIn(now)) for (const one of sockets) one.end("unauthorized", false);
    // Somebody else now, another role or employer: back through the door, with the rights of today.
    else if (callerKey(now) !== callerKey(before)) for (const one of sockets) one.end("remote", true);
  }
}

function bySession(connections: Iterable<Connection>) {
  const sessions = new Map<string, Connection[]>();
  for (const connection of connections) {
    connection.probe();
    if (!connection.actor) continue;
    const key = `${connection.actor.sessionId} ${callerKey(connection.actor)}`;
    sessions.set(key, [...(sessions.get(key) ?? []), connection]);
  }
  return sessions;
}
