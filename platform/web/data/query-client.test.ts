// @vitest-environment jsdom
/** How long answers are kept, and when a failed question is asked again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api-client/api-error.ts";
import { queryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  queryClient().clear();
});
afterEach(() => void vi.useRealTimers());

test("an answer nobody shows is dropped after five minutes", async () => {
  const queryKey = ["api", "plans"];
  await queryClient().prefetchQuery({ queryKey, queryFn: async () => "the answer" });
  await vi.advanceTimersByTimeAsync(299_999);
  expect(queryClient().getQueryData(queryKey)).toBe("the answer");
  await vi.advanceTimersByTimeAsync(1);
  expect(queryClient().getQueryData(queryKey)).toBeUndefined();
});

test.each([
  ["fetch", 2],
  ["timeout", 2],
  ["status", 1],
  ["parsing", 1],
] as const)(
  "after a failure of kind %s it is asked %i times in all, and then marked as failed",
  async (kind, times) => {
    const queryKey = ["api", "plans"];
    const queryFn = vi.fn(async () => Promise.reject(new ApiError(kind, "No")));
    const asked = queryClient().prefetchQuery({ queryKey, queryFn });
    await vi.advanceTimersByTimeAsync(2_000);
    await asked;
    expect(queryFn).toHaveBeenCalledTimes(times);
    expect(queryClient().getQueryState(queryKey)).toMatchObject({ status: "error", fetchStatus: "idle" });
  },
);
