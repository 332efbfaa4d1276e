/**
 * `npm run fuzz [-- REQUESTS [SEED]]`: the hostile requests of `hostile-requests.test.ts`, 20,000 by
 * default.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";

const [requests = "20000", seed = "1"] = process.argv.slice(2);
const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
const child = spawn(
  process.execPath,
  [vitest, "run", "--project=database", "app/tests/http/hostile-requests.test.ts"],
  {
    stdio: "inherit",
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  },
);
child.on("exit", (code) => process.exit(code ?? 1));
