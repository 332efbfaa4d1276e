/** The public ahoy.js as it is, in a page of jsdom, against the routes: nothing it sends is refused. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Platform } from "#platform/server/feature.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { guest } from "#platform/shared/actor.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { trackingRoutes } from "./tracking.route.ts";

const require = createRequire(import.meta.url);
const script = readFileSync(require.resolve("ahoy.js"), "utf8");
/** As far as it is used here; it brings no types. */
const { CookieJar, JSDOM } = require("jsdom") as {
  CookieJar: new () => object;
  JSDOM: new (html: string, options: object) => { window: Window & { eval(code: string): void } };
};
const { db } = await testDatabase();
const config = { trackingPerMinute: 1_000, trackingPerDay: 10_000 };
let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  const contextOf = async () => ({ actor: guest });
  await trackingRoutes(server, { db, contextOf, config } as unknown as Platform);
});
afterAll(() => server.close());

interface Ahoy {
  configure(options: object): void;
  track(name: string, properties?: object): void;
}
interface Sent {
  url: string;
  body: string;
  status?: number;
}

/** A page with the client in it. `answers` tells whether a request gets its answer before the page is left. */
function page(cookies: object, answers: (sent: Sent) => boolean) {
  const { window } = new JSDOM("<title>Jobs</title>", {
    url: "https://cubby.example/jobs",
    cookieJar: cookies,
    runScripts: "outside-only",
  });
  const sent: Sent[] = [];
  Object.assign(window, { XMLHttpRequest: requests() });
  window.eval(script);
  const { ahoy } = window as unknown as { ahoy: Ahoy };
  ahoy.configure({ withCredentials: true, headers: { Authorization: "Bearer x" } });
  return { ahoy, sent, leave: () => window.close() };

  function requests() {
    return class {
      status = 0;
      onload: () => void = () => {};
      #url = "";
      open(_method: string, url: string) {
        this.#url = url;
      }
      setRequestHeader() {}
      async send(body: string) {
        const one: Sent = { url: this.#url, body };
        sent.push(one);
        const headers = { "content-type": "application/json", cookie: window.document.cookie };
        const answer = await server.inject({ method: "POST", url: this.#url, payload: body, headers });
        one.status = answer.statusCode;
        if (!answers(one)) return;
        this.status = answer.statusCode;
        this.onload();
      }
    };
  }
}

const storedNames = async () =>
  (await db.selectFrom("ahoyEvents").select("name").orderBy("name").execute()).map(({ name }) => name);

test("an event that was on its way when the page was left is taken on the next page, and kept once", async () => {
  const cookies = new CookieJar();
  const first = page(cookies, ({ url }) => url.endsWith("visits"));
  first.ahoy.track("Viewed job", { id: 1 });
  // Sent after a second, its answer slow; another event writes the queue down meanwhile.
  await vi.waitFor(
    () => expect(first.sent.map(({ url }) => url)).toEqual(["/ahoy/visits", "/ahoy/events"]),
    5_000,
  );
  first.ahoy.track("Searched", { q: "lead" });
  first.leave();

  const second = page(cookies, () => true);
  await vi.waitFor(() => expect(second.sent).toHaveLength(2), 5_000);
  // What made the server refuse it: the client sends it without its tokens.
  expect(second.sent.map(({ body }) => "visit_token" in JSON.parse(body))).toContain(false);
  await vi.waitFor(() => expect(second.sent.map(({ status }) => status)).toEqual([200, 200]), 5_000);
  second.leave();
  expect(await storedNames()).toEqual(["Searched", "Viewed job"]);
});
