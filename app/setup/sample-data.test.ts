/** Sample people and real ones never mix, with any settings: each combination of settings and data. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleSeed } from "#db/sample/sample-seed.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { firstOperator } from "./first-operator.ts";
import { openSampleWarning, requireMatchingSampleSetting } from "./sample-data.ts";

const { db, url } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), "cubby-sample-data-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

beforeEach(async () => {
  await db.deleteFrom("seeds").execute();
  await db.deleteFrom("accounts").execute();
});

const holding = {
  nothing: async () => {},
  sample: async () => {
    await db.insertInto("seeds").values({ name: sampleSeed }).execute();
    await firstOperator(db);
  },
  people: async () => void (await firstOperator(db)),
};

test.each([
  ["nothing", true, null],
  ["nothing", false, null],
  ["sample", true, null],
  ["sample", false, "holds the sample marketplace, whose passwords everybody can read, and SAMPLE is off"],
  ["people", false, null],
  ["people", true, "holds a marketplace with people of its own, and SAMPLE is on"],
] as const)("a database that holds %s, with sample %s", async (contents, sample, refusal) => {
  await holding[contents]();
  const started = requireMatchingSampleSetting({ sample }, url);
  if (refusal) await expect(started).rejects.toThrow(refusal);
  else expect(await started).toBeUndefined();
});

test.each(["app/web.ts", "app/worker.ts"])("%s ends with 1 and one sentence", async (script) => {
  await holding.sample();
  const { code, stderr } = await run(script, [], { SAMPLE: "off", MAIL: "off" });
  expect(code).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("npm run db:reset")]);
});

test("a reset checks the data, not the setting, for real people", async () => {
  await holding.people();
  const refused = await run("app/commands/reset.ts", [], { SAMPLE: "on" });
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("add -- --yes")]);
  await holding.sample();
  const done = await run("app/commands/reset.ts", [], {
    SAMPLE: "off",
    PUBLIC_URL: "https://jobs.example.org",
  });
  expect([done.code, done.stderr]).toEqual([0, ""]);
  const seeds = await db.selectFrom("seeds").select("name").execute();
  expect(seeds.map(({ name }) => name)).not.toContain(sampleSeed);
});

function run(script: string, args: string[], settings: Record<string, string>) {
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ...settings,
  };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: join(import.meta.dirname, "../.."),
    env: environment,
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.resume();
  return new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, stderr })),
  );
}

test.each([
  [{}, false],
  [{ SAMPLE: "on" }, false],
  [{ SAMPLE: "on", HOST: "::1" }, false],
  [{ SAMPLE: "on", HOST: "0.0.0.0" }, true],
  [{ SAMPLE: "on", PUBLIC_URL: "https://jobs.example.org" }, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ SAMPLE: "off", HOST: "0.0.0.0" }, false],
])("sample people within reach of other machines are warned of: %j → %s", (environment, isWarned) => {
  const warning = openSampleWarning(readConfig(environment, "/srv/product"));
  if (isWarned) expect(warning).toMatch(/^WARNING: SAMPLE is on and other machines can reach/);
  else expect(warning).toBeUndefined();
});
