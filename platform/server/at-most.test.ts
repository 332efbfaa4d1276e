import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("so many run at once, the rest in turn, and a failure makes room too", async () => {
  const draw = atMost(2);
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    most = Math.max(most, ++running);
    await new Promise((go) => setTimeout(go, 5));
    running -= 1;
    if (number === 1) throw new Error("odd");
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => draw(() => work(number))));
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true, true]);
});
