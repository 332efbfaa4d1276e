/** How a request is parsed: once, the same way everywhere, and refused where it is ambiguous. */
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
  const { id } = (await server.request("education_fields")).json().data[0] as { id: string };
  const coded = (by: string) => `education_fields/${by}${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
  expect((await server.request(coded("%"))).status).toBe(200);
  expect((await server.request(coded("%25"))).status).toBe(404);
});

test("a text is stored as sent, encoded or not", async () => {
  const educator = await server.person("educator");
  for (const firstName of ["%41na", "&lt;b&gt;", "<b>Ana</b>", "\\u0041na"]) {
    const body = { data: { attributes: { firstName } } };
    const answer = await educator.request("account", { method: "PUT", body });
    expect(answer.json().data.attributes.firstName).toBe(firstName);
  }
});

test.each([
  "page[size]=1&page[size]=2",
  "sort=title&sort=-title",
  "include=&include=",
  "fields[x]=&fields[x]=",
])("a parameter that comes twice is refused: %s", async (query) => {
  const { status, json } = await server.request(`education_fields?${query}`);
  expect(status).toBe(400);
  expect(json().errors[0].source.parameter).toBe(query.split("=")[0]);
});

test.each(["", ","])("a filter without any value is refused: %j", async (value) => {
  const { status, json } = await server.request(`employers?filter[geographyId]=${value}`);
  expect(status).toBe(400);
  expect(json().errors[0]).toMatchObject({
    code: "invalid_filter",
    source: { parameter: "filter[geographyId]" },
  });
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
  const reply = await sendRaw(`${head}${lines}\r\n\r\n{}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});

/** Writes to a socket of its own; answers with all that came until it was closed. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.on("data", (chunk) => void (received += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}

test("what is for trying out is not there for real people", async () => {
  const real = await testServer({ SAMPLE: "off", PUBLIC_URL: "https://jobs.cubby.example" });
  const headers = { host: "jobs.cubby.example" };
  for (const path of ["/dev/mail", "/dev/sms", "/dev/mail/preview"]) {
    expect((await server.request(path)).status).toBe(200);
    expect((await real.request(path, { headers })).status).toBe(404);
  }
  await real.close();
});
