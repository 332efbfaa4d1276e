/** The processor time that the web process and the database's connections take, as Linux counts it; elsewhere nothing. */
import { readFileSync } from "node:fs";
import pg from "pg";
import { clientLimits } from "#platform/server/database/database.ts";

/** Milliseconds. On a machine with other work it says more than how long something took. */
export interface ProcessorTime {
  database: number;
  web: number;
}

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Opens a meter: `measure` runs something, and says what it took of both meanwhile. */
export async function openMeter(databaseUrl: string, webPid: number) {
  const client = new pg.Client({ ...clientLimits, connectionString: databaseUrl });
  await client.connect();
  const databaseTimes = async () => {
    const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
    return new Map(rows.map(({ pid }) => [pid, timeOf(pid)]));
  };
  return {
    measure: async <T>(run: () => Promise<T>): Promise<{ result: T; time: ProcessorTime }> => {
      const [before, webBefore] = [await databaseTimes(), timeOf(webPid)];
      const result = await run();
      const [after, web] = [await databaseTimes(), timeOf(webPid) - webBefore];
      const database = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
      return { result, time: { database, web } };
    },
    close: () => client.end(),
  };
}

function timeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}
