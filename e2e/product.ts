/** Before the journeys: the product itself, with sample people, on a free port and a database of its own; gone afterwards. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#app/free-port.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";

const project = join(import.meta.dirname, "..");
const patience = 300_000;
const unlimited = "1000000";

/** With CUBBY_URL set, the journeys go to a product that runs already. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["CUBBY_URL"]) return undefined;
  const postgres = await startScratchPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), "cubby-journeys-"));
  const feedPort = await freePort({ host: "127.0.0.1", port: 0 });
  process.env["CALENDAR_FEED_PORT"] = String(feedPort);
  const product = spawn(process.execPath, [join(project, "app/start.ts")], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      ...settings,
      OUTGOING_ALLOWED: `127.0.0.1:${feedPort}`,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
    },
  });
  const stop = async () => {
    if (product.exitCode === null && product.kill("SIGTERM")) await once(product, "exit");
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    process.env["CUBBY_URL"] = await addressOf(product);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Many people sign in from one address within a minute. */
const settings = {
  NODE_ENV: "production",
  PORT: "0",
  HOST: "127.0.0.1",
  PUBLIC_URL: "",
  SAMPLE: "on",
  WORKER: "on",
  LOG_LEVEL: "warn",
  SIGN_IN_PER_MINUTE_PER_ADDRESS: unlimited,
  SIGN_IN_PER_MINUTE_PER_EMAIL: unlimited,
  REQUESTS_PER_MINUTE_PER_ADDRESS: unlimited,
  REQUESTS_PER_MINUTE_PER_ACCOUNT: unlimited,
  TRACKING_PER_MINUTE: unlimited,
  TRACKING_PER_DAY: unlimited,
};

/** Reads it from what the product prints when it is ready; all it prints is kept in test-results/product.log. */
function addressOf(product: ReturnType<typeof spawn>): Promise<string> {
  mkdirSync(join(project, "test-results"), { recursive: true });
  const log = createWriteStream(join(project, "test-results/product.log"));
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (how: string) => reject(new Error(`The product ${how}:\n${output}`));
    const late = setTimeout(() => fail("was not ready in time"), patience);
    product.once("exit", () => fail("ended before it was ready"));
    for (const stream of [product.stdout, product.stderr])
      stream?.on("data", (chunk: Buffer) => {
        log.write(chunk);
        output += chunk.toString();
        const address = /is ready[\s\S]*?web\s+(http:\/\/\S+)/.exec(output)?.[1];
        if (!address) return;
        clearTimeout(late);
        resolve(address);
      });
  });
}
