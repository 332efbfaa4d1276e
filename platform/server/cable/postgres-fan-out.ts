/**
 * One connection of this process that receives what every process broadcasts, for as long as the process
 * lives.
 */
import pg from "pg";
import type { Position } from "#platform/shared/live-position.ts";
import { clientLimits } from "../database/database.ts";
import type { Log } from "../context.ts";
import { postgresChannel, parseCableMessage, type CableMessage } from "./broadcast.ts";

export interface FanOut {
  close(): Promise<void>;
}

interface FanOutOptions {
  databaseUrl: string;
  onMessage(message: CableMessage): void;
  /** How far the database is, once a second, on the connection that listens. */
  onPosition(position: Position): void;
  /** The connection was lost and is back: messages in between are lost. */
  onReconnect(): void;
  log: Log;
}

/**
 * Resolves once it listens for the first time; later it reconnects by itself, waiting up to 5 s between
 * attempts.
 */
export async function listenToPostgres({
  databaseUrl,
  onMessage,
  onPosition,
  onReconnect,
  log,
}: FanOutOptions): Promise<FanOut> {
  let client = await connect();
  let closed = false;
  let positionTimer = setTimeout(samplePosition, positionIntervalMs);
  let retryDelayMs: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      ...clientLimits,
      connectionString: databaseUrl,
      application_name: "cubby cable",
      keepAlive: true,
    });
    fresh.on("notification", ({ payload }) => {
      const message = parseCableMessage(payload ?? "");
      if (message) onMessage(message);
    });
    // Without a listener a lost connection would end the process.
    fresh.on("error", (error) => log.warn({ error }, "cable: the listening connection failed"));
    fresh.once("end", () => fresh === client && reconnect(100));
    await fresh.connect();
    await fresh.query(`listen ${postgresChannel}`).catch(async (error: unknown) => {
      await fresh.end();
      throw error;
    });
    onPosition(await readPosition(fresh));
    return fresh;
  }

  async function samplePosition() {
    // Without a connection there is none: an old position makes a reader ask for more than it misses, never for less.
    await readPosition(client).then(onPosition, () => undefined);
    if (!closed) positionTimer = setTimeout(samplePosition, positionIntervalMs);
  }

  function reconnect(wait: number) {
    if (closed) return;
    retryDelayMs = setTimeout(async () => {
      try {
        client = await connect();
        onReconnect();
      } catch (error) {
        log.warn({ error }, "cable: cannot listen yet");
        reconnect(Math.min(wait * 2, 5000));
      }
    }, wait);
  }

  return {
    async close() {
      closed = true;
      clearTimeout(retryDelayMs);
      clearTimeout(positionTimer);
      await client.end();
    },
  };
}

const positionIntervalMs = 1_000;

/** The oldest transaction that is still open, and the database's time. */
async function readPosition(client: pg.Client): Promise<Position> {
  const { rows } = await client.query<{ transaction: string; at: string }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as transaction, extract(epoch from now())::bigint::text as at`,
  );
  const { transaction, at } = rows[0]!;
  return { transaction: Number(transaction), at: Number(at) };
}
