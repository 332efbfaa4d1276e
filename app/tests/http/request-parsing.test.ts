/** How a request is taken apart: once, the same way everywhere, and not at all where it could be read in two ways. */
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

test("a path is decoded once", async () => {
  const { id } = (await server.ask("education_fields")).json().data[0] as { id: string };
  const coded = (by: string) => `education_fields/${by}${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
  expect((await server.ask(coded("%"))).status).toBe(200);
  expect((await server.ask(coded("%25"))).status).toBe(404);
});

test("a text is kept as it came, coded or not", async () => {
  const educator = await server.person("educator");
  for (const firstName of ["%41na", "&lt;b&gt;", "<b>Ana</b>", "\\u0041na"]) {
    const body = { data: { attributes: { firstName } } };
    const answer = await educator.ask("account", { method: "PUT", body });
    expect(answer.json().data.attributes.firstName).toBe(firstName);
  }
});

test.each([
  "page[size]=1&page[size]=2",
  "sort=title&sort=-title",
  "include=&include=",
  "fields[x]=&fields[x]=",
])("a parameter that comes twice is refused: %s", async (query) => {
  const { status, json } = await server.ask(`education_fields?${query}`);
  expect(status).toBe(400);
  expect(json().errors[0].source.parameter).toBe(query.split("=")[0]);
});

test.each([
  ["a length and pieces", "Content-Length: 2\r\nTransfer-Encoding: chunked"],
  ["two lengths", "Content-Length: 2\r\nContent-Length: 3"],
  ["pieces of no known kind", "Transfer-Encoding: chunked, identity"],
  ["a space before the colon", "Content-Length : 2"],
  ["a length with a sign", "Content-Length: +2"],
  ["a line that ends in half", "X: a\nContent-Length: 2"],
])("a request whose end is not clear is refused, and nothing behind it is read: %s", async (_what, lines) => {
  const head = "POST /api/accounts/sign_in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  const heard = await say(`${head}${lines}\r\n\r\n{}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});

/** Writes to a socket of its own; answers with all that came until it was closed. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (chunk) => void (heard += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}

test("what is for trying out is not there for real people", async () => {
  const real = await testServer({ SAMPLE: "off", PUBLIC_URL: "https://jobs.cubby.example" });
  const headers = { host: "jobs.cubby.example" };
  for (const path of ["/dev/mail", "/dev/texts", "/dev/mail/preview"]) {
    expect((await server.ask(path)).status).toBe(200);
    expect((await real.ask(path, { headers })).status).toBe(404);
  }
  await real.close();
});
