/** The packages, checked offline: exactly these, unchanged, under licenses that allow our use. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./source-files.ts";

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  deprecated?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(project, file), "utf8")) as T;
const manifest = read<Manifest>("package.json");
const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("every package of ours is pinned to one version", () => {
  const declared = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  });
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test("every package comes from the registry, and its bytes are known by their hash", () => {
  const unexpected = locked.filter(
    ([, { resolved = "", integrity = "" }]) =>
      /^(git|http|file|github)/.test(resolved) || !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(unexpected.map(([path]) => path)).toEqual([]);
});

/** What these want to run is not needed, and is not run. */
const scriptsNotRun = ["@scarf/scarf"];

test("install scripts run only for packages that are named", () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  const unexpected = wanting.filter((name) => !manifest.allowScripts[name] && !scriptsNotRun.includes(name));
  expect(unexpected).toEqual([]);
});

/** Deprecated packages that a dependency still requires: name → why they stay. */
const deprecatedFor: Record<string, string> = {};

test("no package is deprecated but for those with a reason", () => {
  const deprecated = locked.filter(([path, one]) => one.deprecated && !deprecatedFor[nameOf(path)]);
  expect(deprecated.map(([path, one]) => `${nameOf(path)}: ${one.deprecated}`)).toEqual([]);
});

/** They allow us to use, change and ship the product, and require attribution at most. */
const permissive = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["CC0-1.0", "Unlicense", "WTFPL", "Zlib", "Python-2.0", "OFL-1.1", "CC-BY-4.0", "CC-BY-3.0"],
  // Of unmodified files, without the packages beside them.
  ...["MPL-2.0", "Artistic-2.0"],
]);

/** Packages whose licence is another one, or is not in the lock file. */
const licenceReasons: { packages: RegExp; reason: string }[] = [
  {
    packages: /^@img\/sharp-(libvips-.*|wasm32|win32-.*)$/,
    reason: "libvips (LGPL-3.0), a library of its own beside sharp, unchanged and replaceable",
  },
  { packages: /^(duck|zipcodes|microee)$/, reason: "BSD-2-Clause in its own words" },
  {
    packages: /^(busboy|dicer|streamsearch|combine-errors|humanize-number|only|png-js)$/,
    reason: "MIT, said in its files and not in its manifest",
  },
];

/** True where the licence, or one of those to choose from, is permissive; of several together each must be. */
function isPermissive(licence: string): boolean {
  return licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())));
}

test("every package has a licence that allows what we do, or a reason", () => {
  const unexpected = locked.filter(
    ([path, { license = "" }]) =>
      !isPermissive(license) && !licenceReasons.some((one) => one.packages.test(nameOf(path))),
  );
  expect(unexpected.map(([path, { license }]) => `${nameOf(path)}: ${license ?? "none"}`)).toEqual([]);
});

test("a reason that no package needs any more is removed", () => {
  const names = locked.filter(([, { license = "" }]) => !isPermissive(license)).map(([path]) => nameOf(path));
  expect(licenceReasons.filter((one) => !names.some((name) => one.packages.test(name)))).toEqual([]);
});
