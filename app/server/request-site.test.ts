import { fastify } from "fastify";
import { expect, test } from "vitest";
import type { SiteOf } from "#features/brands/api/trusted-origin.ts";
import { findSite } from "./request-site.ts";

const config = { publicUrl: "https://jobs.example", sample: false };
const known: SiteOf = async () => ({ brand: null, origin: config.publicUrl, isKnown: true });
const unknown: SiteOf = async () => ({ brand: null, origin: config.publicUrl, isKnown: false });
const failing: SiteOf = async () => {
  throw new Error("the database is away");
};

function open(siteOf: SiteOf, sample = false) {
  const lines: string[] = [];
  const reports: string[] = [];
  let time = 0;
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { stream, level: "error" } });
  findSite(app, {
    ...{ siteOf, config: { ...config, sample }, now: () => time },
    report: ({ message }) => void reports.push(message),
  });
  app.get("/", async ({ site }) => site.origin);
  const visit = () => app.inject({ url: "/", headers: { host: "robin-vale.example" } });
  return { lines, reports, visit, wait: (ms: number) => void (time += ms) };
}

test("a brand look-up that fails is logged and reported, and the page is the default brand's", async () => {
  const { lines, reports, visit } = open(failing);
  const answer = await visit();
  expect([answer.statusCode, answer.body]).toEqual([200, config.publicUrl]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "a brand look-up failed", err: { message: "the database is away" } },
  ]);
  expect(reports).toEqual(["a brand look-up failed"]);
});

test("an unknown host is refused, and reported without its name", async () => {
  const { lines, reports, visit } = open(unknown);
  expect((await visit()).statusCode).toBe(421);
  expect(reports).toEqual(["a request came for a host that no brand has"]);
  expect(lines.filter((line) => line.includes("no brand has"))).toHaveLength(1);
  expect(lines.join("")).not.toContain("robin-vale");
});

test("among sample people an unknown host is served as the default brand, and nothing to report", async () => {
  const { reports, visit } = open(unknown, true);
  expect((await visit()).statusCode).toBe(200);
  expect(reports).toEqual([]);
});

test.each([
  ["failures", failing],
  ["unknown hosts", unknown],
])("a flood of %s is one report a minute", async (_name, siteOf) => {
  const { reports, visit, wait } = open(siteOf);
  for (let count = 0; count < 20; count += 1) await visit();
  expect(reports).toHaveLength(1);
  wait(59_999);
  await visit();
  expect(reports).toHaveLength(1);
  wait(1);
  await visit();
  expect(reports).toHaveLength(2);
});

test("a known host reports nothing", async () => {
  const { lines, reports, visit } = open(known);
  expect((await visit()).statusCode).toBe(200);
  expect([lines, reports]).toEqual([[], []]);
});
