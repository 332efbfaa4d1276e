/** A program's open jobs on its own web site: what strangers may frame, and what they may not. */
import { createHash } from "node:crypto";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { handleErrors } from "#platform/server/http/error-responses.ts";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { embeddedJobs } from "./embedded-jobs.ts";
import { inProcessApi } from "./in-process-api.ts";
import { findSite } from "./request-site.ts";
import { securityHeaders } from "./security-headers.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let slug: string;
let pages: FastifyInstance;

beforeAll(async () => {
  server = await testServer();
  employer = await createEmployer(server, { name: "Little <Oaks>" });
  const row = server.db.selectFrom("employers").select("slug").where("id", "=", employer.employerId);
  ({ slug } = await row.executeTakeFirstOrThrow());
  await employer.publish({ title: "Lead <b>Teacher</b>" });
  await employer.write({ title: "Not published" });
  pages = fastify();
  handleErrors(pages, () => {});
  const siteOf = async () => ({ brand: null, origin: "https://jobs.example", isKnown: true });
  findSite(pages, { siteOf, config: server.config, report: () => {} });
  await securityHeaders(pages, { publicUrl: "https://jobs.example" });
  embeddedJobs(pages, { api: inProcessApi(server.app), limits: { page: async () => {} } });
});
afterAll(async () => {
  await pages.close();
  await server.close();
});

const get = (url: string) => pages.inject({ url });

test("lists the published jobs, escaped, with links that leave the frame and name their source", async () => {
  const { statusCode, body } = await get(`/embed/jobs/${slug}`);
  expect(statusCode).toBe(200);
  expect(body).toContain("Open jobs at Little &lt;Oaks&gt;");
  expect(body).toContain("Lead &lt;b&gt;Teacher&lt;/b&gt;");
  expect(body).toContain("$18–$22.50 per hour");
  expect(body).toMatch(/href="https:\/\/jobs\.example\/jobs\/[^"?]+\?source=website" target="_top"/);
  expect(body).not.toContain("Not published");
  const spanish = await get(`/embed/jobs/${slug}?language=es`);
  expect(spanish.body).toContain('<html lang="es">');
  expect(spanish.body).toContain("por hora");
});

test("its style and its script are those that its policy allows", async () => {
  const { body, headers } = await get(`/embed/jobs/${slug}`);
  for (const tag of ["style", "script"]) {
    const [, text = ""] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(body) ?? [];
    const hash = createHash("sha256").update(text).digest("base64");
    expect(headers["content-security-policy"]).toContain(`${tag}-src 'sha256-${hash}'`);
  }
});

test("may be framed by any site and cached, sets no cookie and loads nothing", async () => {
  const { headers } = await get(`/embed/jobs/${slug}`);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; .*frame-ancestors \*$/,
  );
  expect(headers).not.toHaveProperty("x-frame-options");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(headers["cache-control"]).toBe("public, max-age=60");
  const script = await get("/jobs.js");
  expect(script.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(script.body).toContain("frame.title");
});

test("a program that is not there, or was turned away, has no list, and its answer is not to be framed", async () => {
  const unknown = await get("/embed/jobs/nobody");
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers["x-frame-options"]).toBe("DENY");
  const other = await createEmployer(server, { name: "Gone" });
  const row = { refused: "rejected" as const };
  await server.db.updateTable("employers").set(row).where("id", "=", other.employerId).execute();
  const { slug: gone } = await server.db
    .selectFrom("employers")
    .select("slug")
    .where("id", "=", other.employerId)
    .executeTakeFirstOrThrow();
  expect((await get(`/embed/jobs/${gone}`)).statusCode).toBe(404);
});
