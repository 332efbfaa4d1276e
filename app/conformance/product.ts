/**
 * The product that is checked: started here with sample people in a folder of its own, or running already.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "#platform/shared/command-error.ts";
import { loadConfig } from "../config.ts";
import { freePort } from "../process/free-port.ts";

export interface Product {
  url: string;
  /** Another web origin that it lets call its API. */
  origin: string;
  tokenSecret: string;
  stop(): Promise<void>;
}

/**
 * It must run with the same ALLOWED_ORIGINS and TOKEN_SECRET as this command is given, and without limits: the checks sign
 * in far more often than people do.
 */
export async function connectToProduct(url: string): Promise<Product> {
  const isThere = await fetch(new URL("/readyz", url))
    .then(({ ok }) => ok)
    .catch(() => false);
  if (!isThere) throw new CommandError(`No product is ready at ${url}: start it first, or leave --url out.`);
  const { allowedOrigins, tokenSecret } = loadConfig();
  return { url: new URL(url).origin, origin: allowedOrigins[0] ?? "", tokenSecret, stop: async () => {} };
}

export async function launchProduct(): Promise<Product> {
  // PostgreSQL's own user must be able to enter it when this runs as root.
  const dataDir = mkdtempSync(join(tmpdir(), "cubby-conformance-"));
  chmodSync(dataDir, 0o755);
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${port}`;
  const origin = "https://front.cubby.example";
  const tokenSecret = randomBytes(48).toString("base64url");
  const child = spawn(process.execPath, [join(import.meta.dirname, "../start.ts")], {
    env: {
      ...process.env,
      ...unlimitedRates,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SAMPLE: "on",
      ALLOWED_ORIGINS: origin,
      TOKEN_SECRET: tokenSecret,
      CUBBY_FAST_DATABASE: "on",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isReady = new Promise<boolean>((resolve) => child.once("message", () => resolve(true)));
  if (await Promise.race([isReady, ended])) return { url, origin, tokenSecret, stop };
  await stop();
  throw new CommandError("The product did not start (see above).");
}

const unlimitedRates = {
  SIGN_IN_PER_MINUTE_PER_ADDRESS: "100000",
  SIGN_IN_PER_MINUTE_PER_EMAIL: "100000",
  REQUESTS_PER_MINUTE_PER_ADDRESS: "100000",
  REQUESTS_PER_MINUTE_PER_ACCOUNT: "100000",
  TRACKING_PER_MINUTE: "100000",
  TRACKING_PER_DAY: "100000",
};
