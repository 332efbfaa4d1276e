/** What `npm ci` needs on every system, and what the repository must not contain about package registries. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./source-files.ts";

interface Package {
  version: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(join(project, file), "utf8");
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Package> };

/** npm drops what it cannot have on the machine that writes the lock file, and then others cannot install. */
test("the lock file has the native parts for every system, not only for the one it was written on", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isLocked(path, name, version))
      .map(([name, version]) => `${path} needs ${name} ${version}`),
  );
  expect(missing).toEqual([]);
});

test("packages come from the configured registry", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
  expect(read(".npmrc")).not.toMatch(/registry/i);
});

/** Resolves as Node would: beside the requiring package, then further up. */
function isLocked(path: string, name: string, version: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const found = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (found) return !/^\d/.test(version) || found.version === version;
    if (!folder) return false;
  }
}
