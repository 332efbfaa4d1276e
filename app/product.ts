/** The whole product as one command: database, tables, sample people, web and jobs. */
import type { Config } from "#platform/server/config.ts";
import { refuseIfInUse, startEmbeddedPostgres } from "#platform/server/embedded-postgres.ts";
import { refuseUnlessAnswering } from "#platform/server/with-database.ts";
import { supervise } from "./child-processes.ts";
import type { Supervised } from "./child-processes.ts";
import { loadConfig } from "./config.ts";
import { fillDatabase } from "./fill-database.ts";
import { freePort } from "./free-port.ts";
import type { Life } from "./long-running.ts";
import { refuseWithoutMailServer } from "./mail-server.ts";
import { step } from "./terminal.ts";
import { buildWeb, isWebBuilt } from "./web-build.ts";
import { welcome } from "./welcome.ts";

export type Mode = "production" | "development";

/** Starts everything, prints where it is, and gives back what runs. */
export async function startProduct(mode: Mode, life: Life): Promise<Supervised[]> {
  const began = Date.now();
  const given = loadConfig();
  if (given.worker) refuseWithoutMailServer(given);
  if (!given.databaseUrl) await refuseIfInUse(given.dataDir);
  const config = withKnownPort(given, await freePort(given));
  const [url] = await Promise.all([
    databaseOf(config, life).then((address) => fillDatabase(config, address)),
    mode === "production" && !isWebBuilt() ? step("Building the web part", buildWeb) : undefined,
  ]);
  const environment = environmentOf(config, url, mode);
  const scripts = ["app/web.ts", ...(config.worker ? ["app/worker.ts"] : [])];
  const delayMs = config.shutdownDelaySeconds * 1_000;
  life.allowMore(delayMs);
  const processes = scripts.map((script) => supervise(script, environment, delayMs));
  // All at once: Ctrl-C reaches each of them too, and one that has ended meanwhile would be started again.
  life.onEnd(() => Promise.all(processes.map(({ stop }) => stop())));
  await Promise.all(processes.map(({ ready }) => ready));
  welcome(config, Date.now() - began);
  return processes;
}

/** With PORT=0 everything that is told to people needs the port that it became. */
function withKnownPort(config: Config, port: number): Config {
  const publicUrl = config.port === 0 ? config.publicUrl.replace(/:0$/, `:${port}`) : config.publicUrl;
  return { ...config, port, publicUrl };
}

async function databaseOf({ databaseUrl, dataDir }: Config, life: Life): Promise<string> {
  if (databaseUrl) {
    await refuseUnlessAnswering(databaseUrl);
    return databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onCreate: (folder, leftBehind) => {
      console.log(`Creating the database in ${folder}`);
      for (const older of leftBehind)
        console.log(
          `An earlier data folder of this name left its tables in ${older}: delete it if nobody needs them.`,
        );
    },
  });
  life.onEnd(postgres.stop);
  void postgres.ended.then(() =>
    life.fail(`The database ended unexpectedly (${dataDir}/postgres.log says why): start again.`),
  );
  return postgres.url;
}

/** What was decided here once is told to the processes below, so that they do not decide for themselves. */
const environmentOf = (config: Config, url: string, mode: Mode): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: mode,
  PORT: String(config.port),
  PUBLIC_URL: config.publicUrl,
  DATA_DIR: config.dataDir,
  DATABASE_URL: url,
  SAMPLE: config.sample ? "on" : "off",
});
