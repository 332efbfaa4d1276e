import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fastify, type FastifyInstance } from "fastify";
import sharp from "sharp";
import { handleErrors } from "#platform/server/http/error-responses.ts";
import { testServer } from "../testing/test-server.ts";
import { installableApp } from "./installable-app.ts";
import { findSite } from "./request-site.ts";
import { securityHeaders } from "./security-headers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let server: Awaited<ReturnType<typeof testServer>>;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await server.close();
});

async function appFor(hasServiceWorker: boolean) {
  const brand = (await server.db.selectFrom("brands").selectAll().executeTakeFirst())!;
  const app = fastify();
  handleErrors(app, () => {});
  const named = { ...brand, isDefault: false, name: "Moonrise", theme: { primary: "#2B3A67" } };
  findSite(app, {
    report: () => {},
    siteOf: async (host) => ({
      brand: host === "moonrise.example" ? named : brand,
      origin: `https://${host}`,
      isKnown: true,
    }),
    config: server.config,
  });
  await securityHeaders(app, server.config);
  installableApp(app, { limits: { page: async () => {} }, hasServiceWorker, root });
  apps.push(app);
  return (url: string, host = "jobs.example", cookie = "") => app.inject({ url, headers: { host, cookie } });
}

test("the manifest and the icons are those of the host's brand", async () => {
  const get = await appFor(true);
  const manifest = (await get("/manifest.webmanifest?language=es", "moonrise.example")).json();
  expect(manifest).toMatchObject({ name: "Moonrise", theme_color: "#2B3A67", lang: "es" });
  const icon = (await get("/app-icons/maskable-512.png", "moonrise.example")).rawPayload;
  const corner = await sharp(icon)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([0x2b, 0x3a, 0x67]);
  const another = (await get("/app-icons/maskable-512.png")).rawPayload;
  expect(another.equals(icon)).toBe(false);
});

test("an icon that is not listed is not there", async () => {
  const get = await appFor(true);
  expect((await get("/app-icons/9999.png")).statusCode).toBe(404);
  expect((await get("/app-icons/constructor")).statusCode).toBe(404);
});

test("the offline page speaks the reader's language, holds no script and may be kept", async () => {
  const get = await appFor(true);
  const page = await get("/offline", "jobs.example", "language=es");
  expect(page.body).toContain("No tienes conexión");
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.body).not.toContain("<script");
});

test("a worker that is switched off removes itself and what it kept", async () => {
  const get = await appFor(false);
  const script = await get("/sw.js");
  expect(script.headers["cache-control"]).toBe("no-store");
  const removed: string[] = [];
  let activated = Promise.resolve<unknown>(undefined);
  const event = { waitUntil: (promise: Promise<unknown>) => (activated = promise) };
  const scope = {
    addEventListener: (type: string, listener: (given: typeof event) => void) =>
      type === "activate" && listener(event),
    skipWaiting: () => undefined,
    registration: { unregister: async () => removed.push("worker") },
  };
  const caches = { keys: async () => ["pages"], delete: async (name: string) => removed.push(name) };
  new Function("self", "caches", script.body)(scope, caches);
  await activated;
  expect(removed).toEqual(["pages", "worker"]);
});
