/** One connection of this process that hears what every process announces, for as long as the process lives. */
import pg from "pg";
import { clientLimits } from "../database.ts";
import type { Log } from "../context.ts";
import { postgresChannel, parseCableMessage, type CableMessage } from "./broadcast.ts";

export interface FanOut {
  close(): Promise<void>;
}

interface Hearing {
  databaseUrl: string;
  hear(notice: CableMessage): void;
  /** The connection was lost and is back: what was said in between is gone. */
  missed(): void;
  log: Log;
}

/** Resolves once it listens for the first time; afterwards it comes back by itself, waiting up to 5 s between tries. */
export async function listenToPostgres({ databaseUrl, hear, missed, log }: Hearing): Promise<FanOut> {
  let client = await connect();
  let closed = false;
  let pause: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      ...clientLimits,
      connectionString: databaseUrl,
      application_name: "cubby cable",
      keepAlive: true,
    });
    fresh.on("notification", ({ payload }) => {
      const notice = parseCableMessage(payload ?? "");
      if (notice) hear(notice);
    });
    // Without a listener a lost connection would end the process.
    fresh.on("error", (error) => log.warn({ error }, "cable: the listening connection failed"));
    fresh.once("end", () => fresh === client && comeBack(100));
    await fresh.connect();
    await fresh.query(`listen ${postgresChannel}`).catch(async (error: unknown) => {
      await fresh.end();
      throw error;
    });
    return fresh;
  }

  function comeBack(wait: number) {
    if (closed) return;
    pause = setTimeout(async () => {
      try {
        client = await connect();
        missed();
      } catch (error) {
        log.warn({ error }, "cable: cannot listen yet");
        comeBack(Math.min(wait * 2, 5000));
      }
    }, wait);
  }

  return {
    async close() {
      closed = true;
      clearTimeout(pause);
      await client.end();
    },
  };
}
