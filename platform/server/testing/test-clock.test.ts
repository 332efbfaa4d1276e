import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testClockOffsetMs } from "./test-clock.ts";

const preload = join(import.meta.dirname, "test-clock.ts");
const dayInMs = 86_400_000;

function run(script: string, offset: string) {
  const { stdout, status } = spawnSync(process.execPath, ["--import", preload, "--eval", script], {
    env: { ...process.env, NODE_OPTIONS: "", TEST_CLOCK_OFFSET_MS: offset },
    encoding: "utf8",
  });
  return { status, answer: status === 0 ? JSON.parse(stdout) : undefined };
}

test("a process under the test clock has another now, and dates as ever", () => {
  const script = `
    class Own extends Date {}
    const own = new Own();
    console.log(JSON.stringify({
      now: Date.now(), made: +new Date(), text: Date.parse(Date()), own: +own,
      kinds: [own instanceof Own, own instanceof Date, new Date() instanceof Date],
      again: new (new Date().constructor)(0).toISOString(),
      given: new Date(2026, 0, 1).getFullYear(), parsed: Date.parse("2026-03-08T10:00:00Z"),
    }))`;
  const { answer } = run(script, String(100 * dayInMs));
  const there = Date.now() - testClockOffsetMs() + 100 * dayInMs;
  for (const key of ["now", "made", "text", "own"])
    expect(Math.abs(answer[key] - there)).toBeLessThan(dayInMs);
  expect(answer).toMatchObject({
    kinds: [true, true, true],
    again: "1970-01-01T00:00:00.000Z",
    given: 2026,
    parsed: Date.UTC(2026, 2, 8, 10),
  });
});

test("an offset that is no number is refused", () => expect(run("1", "soon").status).not.toBe(0));
