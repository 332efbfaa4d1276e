/** The whole product as one command: database, tables, sample people, web and jobs. */
import type { Config } from "#platform/server/config/config.ts";
import { refuseIfInUse, startEmbeddedPostgres } from "#platform/server/database/embedded-postgres.ts";
import { requireReachableDatabase } from "#platform/server/database/with-database.ts";
import { supervise } from "./child-processes.ts";
import type { SupervisedProcess } from "./child-processes.ts";
import { loadConfig } from "../config.ts";
import { fillDatabase } from "../setup/fill-database.ts";
import { freePort } from "./free-port.ts";
import type { ProcessLife } from "./long-running.ts";
import { requireMailServer } from "../server/mail-server.ts";
import { step } from "../commands/terminal.ts";
import { buildWeb, isWebBuilt } from "../server/web-build.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";

export type RunMode = "production" | "development";

/** Starts everything, prints where it is, and gives back what runs. */
export async function startProduct(mode: RunMode, life: ProcessLife): Promise<SupervisedProcess[]> {
  const startedAt = Date.now();
  const initialConfig = loadConfig();
  if (initialConfig.worker) requireMailServer(initialConfig);
  if (!initialConfig.databaseUrl) await refuseIfInUse(initialConfig.dataDir);
  const config = withKnownPort(initialConfig, await freePort(initialConfig));
  const moreMs = config.shutdownDelaySeconds * 1_000;
  life.extendShutdown(moreMs);
  const prepared = Promise.all([
    startDatabase(config, life).then((address) => fillDatabase(config, address)),
    mode === "production" && !isWebBuilt() ? step("Building the web part", buildWeb) : undefined,
  ]);
  const databaseUrl = prepared.then(([url]) => url);
  const environment = environmentOf(config, mode);
  const scripts = ["app/web.ts", ...(config.worker ? ["app/worker.ts"] : [])];
  // They load their modules while the database comes up.
  const { heapMegabytes } = config;
  const processes = scripts.map((script) =>
    supervise(script, { environment, databaseUrl, heapMegabytes, moreMs }),
  );
  await prepared;
  // All at once: Ctrl-C reaches each of them too, and one that has ended in the meantime would be started again.
  life.onEnd(() => Promise.all(processes.map(({ stop }) => stop())));
  await Promise.all(processes.map(({ ready }) => ready));
  welcomeMessage(config, Date.now() - startedAt);
  return processes;
}

/** With PORT=0, everything shown to people needs the actual port. */
function withKnownPort(config: Config, port: number): Config {
  const publicUrl = config.port === 0 ? config.publicUrl.replace(/:0$/, `:${port}`) : config.publicUrl;
  return { ...config, port, publicUrl };
}

async function startDatabase({ databaseUrl, dataDir }: Config, life: ProcessLife): Promise<string> {
  if (databaseUrl) {
    await requireReachableDatabase(databaseUrl);
    return databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onCreate: (folder, abandonedFolders) => {
      console.log(`Creating the database in ${folder}`);
      for (const older of abandonedFolders)
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

/** Decided here once and passed to the child processes, so that they do not decide for themselves. */
const environmentOf = (config: Config, mode: RunMode): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: mode,
  PORT: String(config.port),
  PUBLIC_URL: config.publicUrl,
  DATA_DIR: config.dataDir,
  SAMPLE: config.sample ? "on" : "off",
});

/** What `npm start` prints when everything runs: the address, and who can sign in. */
function welcomeMessage(config: Config, milliseconds: number): void {
  const { publicUrl, sample } = config;
  const signIns = (["educator", "employer", "operator"] as const).map(
    (role) => `  ${role.padEnd(10)} ${demoAccounts[role].email}  ${demoAccounts[role].password}`,
  );
  const lines = [
    "",
    `Cubby is ready after ${(milliseconds / 1000).toFixed(1)} s.`,
    "",
    `  web        ${publicUrl}`,
    `  API        ${publicUrl}/api/docs`,
    ...(sample
      ? [
          `  mail       ${publicUrl}/dev/mail`,
          "",
          "Sample sign-ins (mail address, password):",
          "",
          ...signIns,
        ]
      : []),
    "",
    "Ctrl-C ends all of it.",
  ];
  console.log(lines.join("\n"));
}
