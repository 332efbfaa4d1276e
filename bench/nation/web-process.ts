/** The product's web process as a child, on the nation's database; and what it takes of memory at its most. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { servingOptions } from "#app/process/child-processes.ts";
import { freePort } from "#app/process/free-port.ts";
import { measuredProductSettings } from "../../e2e/fixtures/start-product.ts";
import type { Nation } from "./make-nation.ts";
import { untilReady } from "./until-ready.ts";

const project = join(import.meta.dirname, "../..");
const startTimeoutMs = 180_000;

export interface WebProcess {
  url: string;
  pid: number;
  /** The most memory it had at once, in MB. */
  maxMemory: () => number;
  stop: () => Promise<void>;
}

/** Starts it after a build, and returns when it is ready. */
export async function startWebProcess({ url: databaseUrl, dataDir }: Nation): Promise<WebProcess> {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const child = spawn(process.execPath, [...servingOptions(), join(project, "app/web.ts")], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...measuredProductSettings,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataDir, "web"),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = await untilReady(child, {
    url: `${url}/readyz`,
    timeoutMs: startTimeoutMs,
    failure: "The web process did not start; it needs a build (`npm run build`).",
  });
  return { url, pid: child.pid!, maxMemory: () => maxMemory(child.pid!), stop };
}

/** As Linux counts it: the high-water mark of the resident set. */
function maxMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
