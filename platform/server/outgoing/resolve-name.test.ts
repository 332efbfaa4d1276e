import { createSocket } from "node:dgram";
import { once } from "node:events";
import { getServers, setServers } from "node:dns";
import { readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { openOutgoing } from "./guarded-client.ts";
import { systemResolve } from "./resolve-name.ts";

/** A name server that receives everything and never replies. */
const silent = createSocket("udp4").bind(0, "127.0.0.1");
await once(silent, "listening");
let questions = 0;
silent.on("message", () => (questions += 1));
const before = getServers();
setServers([`127.0.0.1:${silent.address().port}`]);
afterAll(() => {
  setServers(before);
  silent.close();
});

test("a name server that never answers is given up, and holds none of the threads that files need", async () => {
  const lookups = Array.from({ length: 40 }, (_, index) => systemResolve(`slow-${index}.example.com`));
  const settled = Promise.allSettled(lookups);
  let isOver = false;
  void settled.then(() => (isOver = true));
  for (let count = 0; count < 50; count += 1) await readFile(import.meta.filename);
  expect(isOver).toBe(false);
  expect((await settled).every(({ status }) => status === "rejected")).toBe(true);
  expect(questions).toBeGreaterThanOrEqual(40);
});

test("the hosts file and localhost are read without a name server, and still refused", async () => {
  expect((await systemResolve("localhost")).map(({ address }) => address)).toContain("127.0.0.1");
  await expect(openOutgoing().fetch("http://localhost:1/")).rejects.toMatchObject({ code: "inside_address" });
  const listed = openOutgoing({ exceptions: ["localhost:1", "127.0.0.1:1", "::1:1"] });
  await expect(listed.fetch("http://localhost:1/")).rejects.toMatchObject({ code: "unreachable" });
});
