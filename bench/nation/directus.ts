/**
 * Directus over the nation's own tables: an ordinary layer of an API, to compare with. It is installed at the first run,
 * under `data/` (some 700 MB of packages); what it stores stands in a schema of its own and is dropped again.
 */
import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#app/process/free-port.ts";
import { clientLimits } from "#platform/server/database/database.ts";
import type { Nation } from "./make-nation.ts";
import { type Figures, measureFirst, measureHttp } from "./measure.ts";
import type { BenchRequest } from "./nation-cases.ts";
import { untilReady } from "./until-ready.ts";

const version = "12.4.0";
const folder = join(import.meta.dirname, "../../data/directus");
const cli = join(folder, "node_modules/directus/cli.js");
const schema = "directus";
const startTimeoutMs = 60_000;
const adminToken = randomBytes(24).toString("hex");

/** What of a job its card shows, with its employer; nearest to what the product answers. */
const card = [
  "id,title,slug,compensation_min,compensation_max,compensation_interval,employment_type,hours_per_week",
  "age_group,published_at,employer_id.name,employer_id.slug",
].join();
const newest = `/items/job_listings?fields=${card}&filter[listing_status][_eq]=published&sort=-published_at&limit=25`;
const paths = {
  "the newest 25": newest,
  "the newest 25, with their total": `${newest}&meta=filter_count`,
  "page 40 of the newest": `${newest}&page=40`,
};

/** Answers a second of Directus for each list of jobs; null where the registry does not give it. */
export async function measureDirectus(
  nation: Nation,
  options: { clients: number; seconds: number },
): Promise<Record<string, Figures> | null> {
  if (!existsSync(cli) && !install()) return null;
  const client = new pg.Client({ ...clientLimits, connectionString: nation.url });
  await client.connect();
  try {
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    const directus = await start(nation.url);
    try {
      const figures: Record<string, Figures> = {};
      for (const [name, path] of Object.entries(paths)) {
        await measureFirst(directus.url, [requestOf(path)]);
        figures[name] = await measureHttp(directus.url, [requestOf(path)], options);
      }
      return figures;
    } finally {
      await directus.stop();
    }
  } finally {
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  }
}

const requestOf = (path: string): BenchRequest => ({
  method: "GET",
  path,
  headers: { authorization: `Bearer ${adminToken}` },
});

/** Without the package that runs people's scripts in it: it would have to be compiled. */
function install(): boolean {
  console.log(`\nInstalling Directus ${version} under data/ …`);
  const stub = join(folder, "no-scripts");
  mkdirSync(stub, { recursive: true });
  writeFileSync(join(stub, "package.json"), JSON.stringify({ name: "isolated-vm", version: "5.0.3" }));
  writeFileSync(join(stub, "index.js"), "module.exports = {};\n");
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      private: true,
      dependencies: { directus: version, "isolated-vm": "file:./no-scripts" },
      overrides: { "isolated-vm": "$isolated-vm" },
    }),
  );
  const npm = process.env["npm_execpath"];
  const [program, ...before] = npm ? [process.execPath, npm] : ["npm"];
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(program!, [...before, ...args], { cwd: folder, stdio: "inherit" });
  return status === 0;
}

async function start(databaseUrl: string) {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DB_CLIENT: "pg",
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: `array:${schema},public`,
    KEY: randomBytes(16).toString("hex"),
    SECRET: randomBytes(24).toString("hex"),
    ADMIN_EMAIL: "bench@example.com",
    ADMIN_PASSWORD: randomBytes(24).toString("hex"),
    ADMIN_TOKEN: adminToken,
    LOG_LEVEL: "error",
    TELEMETRY: "false",
    CACHE_ENABLED: "false",
    WEBSOCKETS_ENABLED: "false",
  };
  const options: SpawnSyncOptions = { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] };
  if (spawnSync(process.execPath, [cli, "bootstrap"], options).status !== 0)
    throw new Error("Directus could not be set up over the nation's database.");
  const child = spawn(process.execPath, [cli, "start"], {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = await untilReady(child, {
    url: `${url}/server/ping`,
    timeoutMs: startTimeoutMs,
    failure: "Directus did not start.",
  });
  return { url, stop };
}
