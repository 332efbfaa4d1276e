/** The events of the table: each is captured somewhere, acts at once, and the guide lists exactly them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eventTypes } from "#features/analytics/event-types.ts";
import { sourceFiles } from "./source-files.ts";

const screens = sourceFiles.filter(({ path }) => !/\.(test|e2e|fixtures)\.tsx?$/.test(path));
const events = Object.entries(eventTypes);

/** The calls that capture an event: how each goes on after its name. */
const callsOf = (name: string) =>
  screens.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`\\b(capture|useCapture)\\(\\s*"${name}"([^;]*);`, "g"))].map(
      (found) => found[0],
    ),
  );
/** Sent with a change that waits in the outbox, which captures acts. */
const isCapturedByOutbox = (name: string) =>
  screens.some(({ text }) => new RegExp(`captures:[^;]*\\bname: "${name}"`).test(text));

test.each(events)("%s is captured", (name) => {
  expect(callsOf(name).length > 0 || isCapturedByOutbox(name)).toBe(true);
});

test.each(events.filter(([, { kind }]) => kind === "act"))("%s: no other act swallows it", (name) => {
  expect(callsOf(name).filter((call) => !/debounce: false/.test(call))).toEqual([]);
});

test.each(events.filter(([, { kind }]) => kind !== "act"))("%s is debounced", (name) => {
  expect(callsOf(name).filter((call) => /debounce: false/.test(call))).toEqual([]);
});

test("the guide lists the events of the table, with their properties and what they mean", () => {
  const guide = readFileSync("docs/guides/analytics.md", "utf8");
  const rows = [...guide.matchAll(/^\| `(\w+)` +\|.*$/gm)].map(([row]) => row.replaceAll(/ +/g, " "));
  expect(rows).toEqual(
    events.map(([name, { meaning, properties }]) => {
      const names = Object.keys(properties.shape).join(", ");
      return `| \`${name}\` | ${names || "–"} | ${meaning} |`;
    }),
  );
});
