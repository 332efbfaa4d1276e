import { expect, test } from "vitest";

import { chunksOf, type ModuleFacts, type ModuleGraph } from "./shared-chunks.ts";

/** By module: what it imports, how large it is, and whether it is a page or loaded later. */
function graphOf(modules: Record<string, [imports: string, bytes?: number, start?: ModuleFacts["start"]]>) {
  return new Map(
    Object.entries(modules).map(([id, [imports, bytes = 100, start = null]]) => [
      id,
      { importedIds: imports.split(" ").filter(Boolean), bytes, start },
    ]),
  ) satisfies ModuleGraph;
}

const chunkNames = (graph: ModuleGraph) =>
  chunksOf(graph, { isFrame: (id) => ["root", "slots"].includes(id), isHeavy: (id) => id === "zod" })
    .map(({ modules }) => modules.toSorted().join(" "))
    .toSorted();

test("what pages share is merged while a file costs more than what some need not have", () => {
  const graph = graphOf({
    jobs: ["button card", 100, "page"],
    job: ["button card", 100, "page"],
    inbox: ["button board", 100, "page"],
    team: ["board", 100, "page"],
    button: [""],
    card: ["button", 200],
    board: ["", 90_000],
  });
  expect(chunkNames(graph)).toEqual(["board", "button card"]);
});

test("what the frame imports is needed by all, what one page alone imports is left to it", () => {
  const graph = graphOf({
    root: ["shell", 100, "page"],
    jobs: ["map", 100, "page"],
    inbox: ["", 100, "page"],
    slots: ["shell", 100, "later"],
    shell: [""],
    map: [""],
  });
  expect(chunkNames(graph)).toEqual(["root shell slots"]);
});

test("a heavy library, and what imports it, stay apart from what does not", () => {
  const graph = graphOf({
    jobs: ["card form", 100, "page"],
    job: ["card form", 100, "page"],
    card: [""],
    form: ["zod"],
    zod: ["", 90_000],
  });
  expect(chunkNames(graph)).toEqual(["card", "form", "zod"]);
});

test("what is loaded later shares no file with what pages load", () => {
  const graph = graphOf({
    jobs: ["card", 100, "page"],
    job: ["card", 100, "page"],
    card: [""],
    log_in: ["card field", 100, "later"],
    report: ["field", 100, "later"],
    field: [""],
  });
  expect(chunkNames(graph)).toEqual(["card", "field"]);
});

test("nobody comes to load a third file by the merge of two", () => {
  const graph = graphOf({
    jobs: ["small", 100, "page"],
    job: ["small", 100, "page"],
    inbox: ["small rows", 100, "page"],
    team: ["rows", 100, "page"],
    small: [""],
    rows: ["thread"],
    thread: ["", 90_000],
  });
  expect(chunkNames(graph)).toEqual(["rows thread", "small"]);
});
