/** Who is asked for what, and who is told: the listeners of one subscription. */
import { expect, test, vi } from "vitest";
import { createReplay, type ReplayListener } from "./replay.ts";

function setUp() {
  const asked: string[] = [];
  const replay = createReplay(new Set<ReplayListener>(), (since) => asked.push(since));
  const listener = (since: string | null) => {
    const one = { shown: since, onMessage: vi.fn(), onMissed: vi.fn(), since: () => one.shown };
    replay.add(one);
    return one;
  };
  const finish = (position: string | null, isComplete = true) =>
    replay.receive({ event: "replay.finished", data: { isComplete }, position });
  return { asked, replay, listener, finish };
}

test("the oldest of what is shown is asked for, and each is told what it lacks alone", () => {
  const { asked, replay, listener, finish } = setUp();
  const [old, fresh, plain] = [listener("10.1"), listener("20.1"), listener(null)];
  replay.ask();
  expect(asked).toEqual(["10.1"]);
  for (const position of ["15.1", "20.1"]) replay.receive({ event: "row.updated", data: {}, position });
  finish("30.1");
  expect([old, fresh, plain].map(({ onMessage }) => onMessage.mock.calls.length)).toEqual([2, 1, 0]);
  replay.receive({ event: "row.updated", data: {} });
  expect([old, fresh, plain].map(({ onMessage }) => onMessage.mock.calls.length)).toEqual([3, 2, 1]);
  replay.ask();
  expect(asked).toHaveLength(1);
});

test("after a lost connection it is asked from the last position of the pings", () => {
  const { asked, replay, listener, finish } = setUp();
  const one = listener("10.1");
  replay.ask();
  finish("30.1");
  replay.lose("50.1");
  replay.ask();
  expect(asked).toEqual(["10.1", "50.1"]);
  replay.lose("70.1");
  replay.ask();
  expect(asked.at(-1)).toBe("50.1");
  finish("80.1");
  one.shown = "90.1";
  replay.lose("85.1");
  replay.ask();
  expect(asked.at(-1)).toBe("90.1");
});

test("who shows something older than it was told of asks again, who shows something newer does not", () => {
  const { asked, replay, listener, finish } = setUp();
  const one = listener("20.1");
  replay.ask();
  finish("30.1");
  one.shown = "40.1";
  replay.ask();
  one.shown = "10.1";
  replay.ask();
  expect(asked).toEqual(["20.1", "10.1"]);
});

test("who comes while a question is open is asked for after it", () => {
  const { asked, replay, listener, finish } = setUp();
  listener("20.1");
  replay.ask();
  const late = listener("10.1");
  replay.ask();
  replay.receive({ event: "row.updated", data: {}, position: "25.1" });
  expect([asked, late.onMessage.mock.calls]).toEqual([["20.1"], []]);
  finish("30.1");
  expect(asked).toEqual(["20.1", "10.1"]);
});

test("what cannot be told is fetched once, until it is shown", () => {
  const { asked, replay, listener, finish } = setUp();
  const one = listener("10.1");
  replay.ask();
  finish("30.1", false);
  replay.ask();
  expect([one.onMissed.mock.calls.length, asked]).toEqual([1, ["10.1"]]);
  one.shown = null;
  replay.ask();
  one.shown = "29.1";
  replay.ask();
  expect(asked.at(-1)).toBe("29.1");
  finish("31.1");
  replay.lose(null);
  one.shown = "";
  replay.ask();
  replay.ask();
  expect(one.onMissed).toHaveBeenCalledTimes(2);
});
