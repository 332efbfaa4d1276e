import { expect, test } from "vitest";
import { limitConcurrencyPerKey, limitConcurrencyFairly } from "./limit-concurrency.ts";

test("keys take turns: a task of one key waits for one task of another, not for fifty", async () => {
  const draw = limitConcurrencyFairly(1);
  const done: string[] = [];
  const work = (key: string) => draw(key, async () => void done.push(key));
  const all = [...Array<string>(50).fill("ana"), "ben", "cleo"].map(work);
  await Promise.all(all);
  expect(done.indexOf("ben")).toBeLessThanOrEqual(3);
  expect(done.indexOf("cleo")).toBeLessThanOrEqual(4);
  expect(done.filter((key) => key === "ana")).toHaveLength(50);
  // The queue is empty, and the next may start immediately.
  await work("ana");
});

test("each key has so much under way, and no endless row behind it", async () => {
  const look = limitConcurrencyPerKey(2, 3);
  const held = Promise.withResolvers<void>();
  const ana = Array.from({ length: 5 }, () => look("ana", () => held.promise));
  await expect(look("ana", () => held.promise)).rejects.toThrow("Too much");
  expect(await look("ben", async () => "at once")).toBe("at once");
  held.resolve();
  await Promise.all(ana);
  expect(await look("ana", async () => "again")).toBe("again");
});
