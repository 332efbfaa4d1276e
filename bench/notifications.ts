/** `npm run bench:notifications`: a burst of 100,000 notifications by two workers, one of which is killed on the way. */
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { sendBurst } from "#features/notifications/api/news/burst.fixtures.ts";
import { openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";

const people = Number(process.argv[2] ?? 100_000);
const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url);
  await seedBase(db);
  const killAfter = Math.round(people * 0.3);
  const outcome = await sendBurst({
    ...{ db, databaseUrl: postgres.url, people, killAfter },
    onProgress: (arrived) => process.stderr.write(`\r${arrived} of ${people}`),
  });
  const { arrived, distinct, seconds, workerMemory, killed } = outcome;
  process.stderr.write("\n");
  console.log(`sent to ${people} people, one worker killed (${killed}) after ${killAfter}`);
  console.log(`arrived          ${arrived}, each once: ${arrived === people && distinct === people}`);
  console.log(`time             ${seconds.toFixed(1)} s, ${Math.round(arrived / seconds)} a second`);
  console.log(`worker's memory  at most ${workerMemory} MiB`);
  await db.destroy();
} finally {
  await postgres.stop();
}
