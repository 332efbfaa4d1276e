/** A throw-away PostgreSQL for tests and tools: fast, in a folder of its own under the system's temporary one. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../database/embedded-postgres.ts";
import { shiftDatabaseClock } from "./shift-database-clock.ts";
import { testClockOffsetMs } from "./test-clock.ts";

/** Starts it empty; `stop` takes everything away again, folder included. */
export async function startScratchPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "cubby-scratch-"));
  // PostgreSQL's own user has to pass through when we are root; the tables themselves are closed to others.
  await chmod(dataDir, 0o755);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, fast: true });
  const offsetMs = testClockOffsetMs();
  if (offsetMs) await shiftDatabaseClock(url, offsetMs);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
