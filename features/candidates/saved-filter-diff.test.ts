/** The diff of a saved filter against its plain definition: matching now, and not when last viewed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges, maxRemoved, type DiffState } from "./saved-filter-diff.ts";
import { maxDiffSize } from "./saved-filter-selection.ts";

const nobody: DiffState = { diff: [], removed: [] };
const came = (...ids: string[]) => ({ came: ids, left: [] });
const left = (...ids: string[]) => ({ came: [], left: ids });

describe("people come and go", () => {
  test("who comes to match is new, the newest first", () => {
    const one = applyChanges(nobody, came("ana"));
    expect(one).toEqual({ diff: ["ana"], removed: [], grew: true });
    expect(applyChanges(one, came("ben")).diff).toEqual(["ben", "ana"]);
  });

  test("who comes twice counts once", () => {
    expect(applyChanges({ diff: ["ana"], removed: [] }, came("ana"))).toEqual({
      diff: ["ana"],
      removed: [],
      grew: false,
    });
  });

  test("who stops matching leaves silently, and is news when they come again", () => {
    const without = applyChanges({ diff: ["ana"], removed: [] }, left("ana"));
    expect(without).toEqual({ diff: [], removed: [], grew: false });
    expect(applyChanges(without, came("ana")).diff).toEqual(["ana"]);
  });

  test("who matched when it was last viewed is no news when they come back", () => {
    const away = applyChanges(nobody, left("ana"));
    expect(away.diff).toEqual([]);
    expect(applyChanges(away, came("ana"))).toEqual({ diff: [], removed: [], grew: false });
  });
});

test("neither list grows without end, and the newest stay", () => {
  const many = Array.from({ length: maxDiffSize }, (_, index) => `old-${index}`);
  const { diff } = applyChanges({ diff: many, removed: [] }, came("new"));
  expect(diff).toHaveLength(maxDiffSize);
  expect(diff[0]).toBe("new");
  expect(diff).not.toContain(many.at(-1));
  const removed = Array.from({ length: maxRemoved }, (_, index) => `removed-${index}`);
  expect(applyChanges({ diff: [], removed }, left("last")).removed.slice(0, 2)).toEqual([
    "last",
    "removed-0",
  ]);
});

test("whatever people do, the diff is who matches now and did not at the last viewing", () => {
  const names = ["ana", "ben", "cleo", "dan", "eve"];
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.subarray(names).map((toggled) => ({ toggled })) },
    { weight: 1, arbitrary: fc.constant("view" as const) },
  );
  fc.assert(
    fc.property(fc.subarray(names), fc.array(step, { maxLength: 40 }), (atFirst, steps) => {
      let matching = new Set(atFirst);
      let whenViewed = new Set(atFirst);
      let watched = nobody;
      for (const one of steps) {
        if (one === "view") {
          whenViewed = new Set(matching);
          watched = nobody;
          continue;
        }
        const before = newIn(matching, whenViewed);
        const comes = one.toggled.filter((name) => !matching.has(name));
        const goes = one.toggled.filter((name) => matching.has(name));
        matching = new Set([...[...matching].filter((name) => !goes.includes(name)), ...comes]);
        const after = applyChanges(watched, { came: comes, left: goes });
        const expected = newIn(matching, whenViewed);
        expect([...after.diff].toSorted()).toEqual(expected);
        expect(after.grew).toBe(expected.some((name) => !before.includes(name)));
        watched = after;
      }
    }),
  );
});

const newIn = (matching: Set<string>, whenViewed: Set<string>) =>
  [...matching].filter((name) => !whenViewed.has(name)).toSorted();
