/**
 * `npm run conformance -- FOLDER [--url URL]`: runs the wire checks in FOLDER against the product in a data
 * folder of its own, or one that runs at URL in sample mode; then public clients against the same. Prints
 * each check, exits with 1 if any fails.
 */
import { parseArgs } from "node:util";
import { CommandError } from "#platform/shared/command-error.ts";
import { createTestData } from "./test-data.ts";
import { connectToProduct, launchProduct, type Product } from "./product.ts";
import { publicClients } from "./public-clients.ts";
import { loadSuites, type Check } from "./suites.ts";
import { printError } from "../commands/terminal.ts";

const usage =
  "Say where the checks are: npm run conformance -- FOLDER (and --url URL for a product that runs already).";

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: "string" } } });
  const [folder] = positionals;
  if (!folder) throw new CommandError(usage);
  const suites = await loadSuites(folder);
  const product = values.url ? await connectToProduct(values.url) : await launchProduct();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void product.stop().then(() => process.exit(1)));
  try {
    return await runAllChecks(product, suites);
  } finally {
    await product.stop();
  }
}

async function runAllChecks(
  product: Product,
  suites: Awaited<ReturnType<typeof loadSuites>>,
): Promise<boolean> {
  const prepared = await createTestData(product);
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
  (passedCount) => process.exit(passedCount ? 0 : 1),
  (error: unknown) => {
    printError(error);
    process.exit(1);
  },
);
