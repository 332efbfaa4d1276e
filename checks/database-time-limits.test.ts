/**
 * Every statement and connection to the database has a time limit, except for those listed here with the
 * reason.
 */
import { expect, test } from "vitest";
import { jobLimits, requestLimits } from "#platform/server/database/database.ts";
import { filesIn, project, type SourceFile, sourceFiles } from "./source-files.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const product = sourceFiles.filter(
  ({ path }) =>
    /^(app|bench|db|features|platform)\//.test(path) &&
    !/\.(test|fixtures)\.|under-test|\/testing\//.test(path),
);

/** Connections whose statements take as long as they take; reaching the database has its time for them as well. */
const withLongLimits: Record<string, string> = {
  "app/commands/reset.ts": "throws a database away that is no longer used; it is watched",
  "db/migrate.ts": "a migration may go through a whole table, and waits for another process that migrates",
  "platform/server/backup/create-backup.ts": "reads every row; it is watched, and it holds no locks",
  "platform/server/backup/restore-backup.ts": "writes every row into a database that is not in use yet",
};
/** Pools without limits. */
const unlimited: Record<string, string> = {
  "app/setup/fill-database.ts": "fills a new database before requests are served",
  "app/commands/import.ts": "imports a roster of any size; it is watched",
  "bench/funnel.ts": "fills a database of its own with millions of rows; it is watched",
  "bench/nation/make-nation.ts": "fills a database of its own with millions of rows; it is watched",
};
/** Places that take a limit away from a statement. */
const lifted: Record<string, string> = {
  "platform/server/backup/table-rows.ts":
    "a backup's one transaction reads every row, whatever the role's own limits",
};

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
const pathsOf = (isOne: (code: string, file: SourceFile) => boolean) =>
  product
    .filter((file) => isOne(withoutComments(file.text), file))
    .map(({ path }) => path)
    .toSorted();

/** What each client and pool of a file is opened with. */
const openings = (code: string) =>
  [...code.matchAll(/new (?:pg\.)?(?:Client|Pool)\(([\s\S]*?)\);/g)].map(([, options = ""]) => options);
const hasLimits = (options: string) =>
  options.includes("...clientLimits") ||
  ["connectionTimeoutMillis", "statement_timeout", "lock_timeout"].every((name) => options.includes(name));
const opens = (code: string) => /from "pg"/.test(code) && openings(code).length > 0;

test("clients and pools have limits for connecting, statements and locks, or a reason", () => {
  const found = pathsOf((code) => opens(code) && !openings(code).every(hasLimits));
  expect(found).toEqual(Object.keys(withLongLimits).toSorted());
  for (const path of found) {
    const { text } = product.find((file) => file.path === path)!;
    for (const options of openings(text)) expect(options, path).toContain("...longRunningClientLimits");
  }
  expect(pathsOf(opens).length).toBeGreaterThan(found.length);
});

test("a pool without limits is opened where it is watched", () => {
  const found = pathsOf(
    (code, { path }) => /\bnoLimits\b/.test(code) && path !== "platform/server/database/database.ts",
  );
  expect(found.filter((path) => !path.startsWith("app/conformance/"))).toEqual(
    Object.keys(unlimited).toSorted(),
  );
});

test("requests and jobs have limits that are none of 0", () => {
  for (const limits of [requestLimits, jobLimits])
    for (const milliseconds of Object.values(limits)) expect(milliseconds).toBeGreaterThan(0);
  expect(requestLimits.statementMs).toBeLessThanOrEqual(30_000);
});

const liftsALimit =
  /\b(?:statement|lock|idle_in_transaction_session|transaction)_timeout\b["']?\s*(?:=|to)\s*["']?(?:0|default)\b/i;

test("no statement takes its own limit away", () => {
  expect(pathsOf((code) => liftsALimit.test(code))).toEqual(Object.keys(lifted).toSorted());
  const migrations = filesIn("db/migrations").filter((path) =>
    liftsALimit.test(readFileSync(join(project, path), "utf8")),
  );
  expect(migrations).toEqual([]);
});

test("nothing is copied in or out past the pool's limits, and one connection listens", () => {
  expect(
    pathsOf((code) =>
      /pg-copy-streams|\bcopy\s+["\w.$({]+[\s\S]{0,200}?\b(?:from stdin|to stdout)\b/i.test(code),
    ),
  ).toEqual([]);
  expect(pathsOf((code) => /["'`]listen \$?/i.test(code))).toEqual([
    "platform/server/cable/postgres-fan-out.ts",
  ]);
});

test("what is looked for is seen", () => {
  expect(openings("const a = new pg.Client({ connectionString });").map(hasLimits)).toEqual([false]);
  expect(openings("const a = new pg.Pool({ ...clientLimits, max: 1 });").map(hasLimits)).toEqual([true]);
  for (const text of [
    "set local statement_timeout = 0",
    "SET lock_timeout TO '0'",
    "statement_timeout=default",
  ])
    expect(liftsALimit.test(text)).toBe(true);
  expect(liftsALimit.test("statement_timeout = 15000")).toBe(false);
});
