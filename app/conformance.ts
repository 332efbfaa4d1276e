/**
 * `npm run conformance -- FOLDER [--url URL]`: the wire checks kept in FOLDER, against the product in a data folder of its
 * own, or one that runs at URL in sample mode; then public clients against the same. Prints each check, exits with 1 if any fails.
 */
import { parseArgs } from "node:util";
import { Refusal } from "#platform/shared/refusal.ts";
import { prepare } from "./conformance/prepare.ts";
import { runningProduct, startedProduct, type Product } from "./conformance/product.ts";
import { publicClients } from "./conformance/public-clients.ts";
import { suitesIn, type Check } from "./conformance/suites.ts";
import { complain } from "./terminal.ts";

const usage =
  "Say where the checks are: npm run conformance -- FOLDER (and --url URL for a product that runs already).";

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: "string" } } });
  const [folder] = positionals;
  if (!folder) throw new Refusal(usage);
  const suites = await suitesIn(folder);
  const product = values.url ? await runningProduct(values.url) : await startedProduct();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void product.stop().then(() => process.exit(1)));
  try {
    return await checkAll(product, suites);
  } finally {
    await product.stop();
  }
}

async function checkAll(product: Product, suites: Awaited<ReturnType<typeof suitesIn>>): Promise<boolean> {
  const prepared = await prepare(product);
  const checks = await suites(product, prepared, report);
  const clients = await publicClients(product, prepared);
  clients.forEach(report);
  const failed = [...checks, ...clients].filter(({ ok }) => !ok).length;
  console.log(`\n${checks.filter(({ ok }) => ok).length} passed, ${failed} failed`);
  return checks.length > 0 && failed === 0;
}

const report = ({ name, ok, detail }: Check) =>
  console.log(`${ok ? "ok    " : "FAILED"}  ${name}\n          ${detail}`);

run().then(
  (held) => process.exit(held ? 0 : 1),
  (error: unknown) => {
    complain(error);
    process.exit(1);
  },
);
