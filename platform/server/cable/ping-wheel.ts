/** One timer pings all sockets, a part of them at a time: all at once they would hold up everyone else. */
import type { Connection } from "./connection.ts";
import { ping } from "./frames.ts";

const parts = 30;
/** The network is asked once in so many rounds whether the other side is still there. */
const roundsPerProbe = 20;

interface PingWheel {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  stop(): void;
}

/** Each socket gets a ping every `intervalMs`. `position` is what those clients are told that ask for what they missed. */
export function startPingWheel(intervalMs: number, position: () => string | null): PingWheel {
  const connections = Array.from({ length: parts }, () => new Set<Connection>());
  let turns = parts;

  function turn() {
    const now = Date.now();
    const isProbe = Math.floor(turns / parts) % roundsPerProbe === roundsPerProbe - 1;
    const frame = ping(now);
    const frameWithPosition = ping(now, position() ?? undefined);
    for (const one of connections[turns % parts]!) {
      if (one.actor) one.send(one.knowsPositions ? frameWithPosition : frame);
      if (isProbe) one.probe();
    }
    turns += 1;
  }

  const timer = setInterval(turn, intervalMs / parts);
  return {
    // The part whose turn has just been: the first ping comes after a whole interval.
    add: (connection) => void connections[(turns - 1) % parts]!.add(connection),
    remove: (connection) => connections.forEach((part) => part.delete(connection)),
    stop: () => clearInterval(timer),
  };
}
