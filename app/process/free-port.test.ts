import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

const host = "127.0.0.1";

test("0 becomes a free port with a number", async () => {
  const port = await freePort({ host, port: 0 });
  expect(port).toBeGreaterThan(1023);
  expect(await freePort({ host, port })).toBe(port);
});

test("a port in use is named, with what to do", async () => {
  const other = createServer();
  const port = await freePort({ host, port: 0 });
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  await expect(freePort({ host, port })).rejects.toThrow(
    `Port ${port} is taken: end what uses it, or choose another, like PORT=${port + 1} npm start.`,
  );
  other.close();
});

test("an address of another machine is refused", async () => {
  await expect(freePort({ host: "203.0.113.7", port: 0 })).rejects.toThrow(
    /203\.0\.113\.7 port 0 cannot be opened/,
  );
});
