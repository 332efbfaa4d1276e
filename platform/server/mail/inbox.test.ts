import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { defaultMailBrand } from "./brand.ts";
import { mailInbox } from "./inbox.route.ts";
import { sendMail } from "./send.ts";
import { mailTemplate } from "./template.ts";

const hello = mailTemplate({
  id: "test.hello",
  emailType: "test_mail",
  sample: { name: "Ana <b>" },
  write: ({ name }, { language }) => ({
    subject: `${language}: hello ${name}`,
    blocks: [{ paragraph: "Welcome" }],
  }),
});
const brand = defaultMailBrand("http://localhost:3000");

let database: TestDatabase;
let server: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  server = Fastify();
  mailInbox(server, { db: database.db, catalogue: [hello], brand });
  for (const name of ["first", "second"])
    await sendMail(database.db, {
      key: name,
      to: `${name}@school.example`,
      template: hello({ name }),
      language: "en",
      brand,
      unsubscribeUrl: "http://localhost:3000/unsubscribe/x",
    });
});
afterAll(() => server.close());

const get = (url: string, headers = {}) =>
  server.inject({ url, headers: { accept: "text/html", ...headers } });

test("lists for programs what was sent, newest first", async () => {
  const answer = await get("/dev/mail", { accept: "application/json" });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: Record<string, unknown>[] }>();
  expect(data.map(({ to, subject }) => [to, subject])).toEqual([
    ["second@school.example", "en: hello second"],
    ["first@school.example", "en: hello first"],
  ]);
  expect(Object.keys(data[0] ?? {})).toEqual(["to", "subject", "text", "html", "headers", "calendar"]);
  expect(data[0]?.["text"]).toContain("Welcome");
  expect(data[0]?.["headers"]).toMatchObject({
    "List-Unsubscribe": "<http://localhost:3000/unsubscribe/x>",
    "Message-ID": expect.stringMatching(/^<\w+@localhost>$/),
  });
});

test("shows people a list and one mail, its body shut into a frame without scripts", async () => {
  const list = await get("/dev/mail");
  expect(list.headers["content-type"]).toBe("text/html; charset=utf-8");
  const path = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? "";
  const mail = await get(path);
  expect(mail.body).toMatch(
    /<iframe[^>]*src="[^"]*\/body"[^>]*sandbox="allow-top-navigation-by-user-activation allow-popups"/s,
  );
  expect(mail.headers["content-security-policy"]).toContain("default-src 'none'");
  const body = await get(`${path}/body`);
  expect(body.body).toContain('<base target="_top">');
  expect(body.headers["content-security-policy"]).not.toContain("script-src");
});

test("previews every mail of the catalogue in both languages", async () => {
  expect((await get("/dev/mail/preview")).body).toContain('href="/dev/mail/preview/test.hello"');
  expect((await get("/dev/mail/preview/test.hello?language=es")).body).toContain("es: hello Ana &lt;b&gt;");
  expect((await get("/dev/mail/preview/test.hello", { "accept-language": "es-MX" })).body).toContain(
    "es: hello",
  );
  expect((await get("/dev/mail/preview/test.hello/body")).body).toContain("Unsubscribe");
});

test.each([
  "/dev/mail/preview/none",
  "/dev/mail/preview/none/body",
  "/dev/mail/none",
  "/dev/mail/0199f000-0000-7000-8000-000000000000",
])("%s is not there", async (url) => expect((await get(url)).statusCode).toBe(404));
