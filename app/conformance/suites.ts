/** The suites of the wire checks, loaded from an external folder, and the options each receives. */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CommandError } from "#platform/shared/command-error.ts";
import { accountOptions } from "./account-options.ts";
import { ahoyOptions } from "./ahoy-options.ts";
import { cableOptions } from "./cable-options.ts";
import { flipperOptions } from "./flipper-options.ts";
import { jsonApiOptions } from "./json-api-options.ts";
import type { TestData } from "./test-data.ts";
import type { Product } from "./product.ts";

export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

type Module = Record<string, (options: object) => Promise<Check[]>>;
type Options = (product: Product, prepared: TestData) => object | Promise<object>;

/** file, function, options: in the order they are run. */
const suites: [string, string, Options][] = [
  ["jsonapi.mjs", "checkJsonApi", jsonApiOptions],
  ["cable.mjs", "checkCable", cableOptions],
  ["ahoy.mjs", "checkAhoy", ahoyOptions],
  ["flipper.mjs", "checkFlipper", flipperOptions],
  ["auth.mjs", "checkAuth", accountOptions],
  ["auth.mjs", "checkAuthCors", accountOptions],
  ["auth.mjs", "checkAuthExpiry", accountOptions],
];

/** Gives a way to run them all; their packages are installed beside nothing of ours, and removed. */
export async function loadSuites(folder: string) {
  const missing = ["lib.mjs", ...suites.map(([file]) => file)].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing)
    throw new CommandError(`${folder} has no ${missing}: name the folder that has the wire checks.`);
  const load = (file: string) => import(pathToFileURL(resolve(folder, file)).href) as Promise<Module>;
  // Unlike a suite, the library exports this one function.
  const { installDeps } = (await load("lib.mjs")) as unknown as {
    installDeps(folder: string): Promise<string>;
  };

  return async (product: Product, prepared: TestData, report: (check: Check) => void): Promise<Check[]> => {
    const depsDir = await mkdtemp(join(tmpdir(), "conformance-packages-"));
    const checks: Check[] = [];
    try {
      await installDeps(depsDir);
      for (const [file, name, options] of suites) {
        const suite = (await load(file))[name]!;
        const results = await suite({
          depsDir,
          baseUrl: prepared.base,
          ...(await options(product, prepared)),
        });
        results.forEach(report);
        checks.push(...results);
      }
    } finally {
      await rm(depsDir, { recursive: true, force: true });
    }
    return checks;
  };
}
