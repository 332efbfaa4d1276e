import { expect, test } from "vitest";

import { planChunks, type ModuleGraph } from "./plan-chunks.ts";

type Facts = [imports: string, bytes?: number, later?: string];

/** By module: what it imports, how large it is, and what it loads on demand. Pages begin with a capital. */
function graphOf(modules: Record<string, Facts>): ModuleGraph {
  const words = (text: string) => text.split(" ").filter(Boolean);
  return new Map(
    Object.entries(modules).map(([id, [imports, bytes = 100, later = ""]]) => [
      id,
      { importedIds: words(imports), laterIds: words(later), isPage: /^[A-Z]/.test(id), bytes },
    ]),
  );
}

const chunkNames = (graph: ModuleGraph, mainVisit = "", staffPage = "") =>
  planChunks(graph, {
    isFrame: (id) => ["Root", "slots"].includes(id),
    visitWeight: (id) => (id === mainVisit ? 10 : 0),
    isStaff: (id) => id === staffPage,
    isHeavy: (id) => id === "zod",
  })
    .map((modules) => modules.toSorted().join(" "))
    .toSorted();

test("what pages share is merged while a file costs more than what some need not have", () => {
  const graph = graphOf({
    Jobs: ["button card"],
    Job: ["button card"],
    Inbox: ["button board"],
    Team: ["board"],
    button: [""],
    card: ["button", 200],
    board: ["", 90_000],
  });
  expect(chunkNames(graph)).toEqual(["board", "button card"]);
});

test("what the frame imports is needed by all, what one page alone imports is left to it", () => {
  const graph = graphOf({
    Root: ["shell", 100, "slots"],
    Jobs: ["map"],
    Inbox: [""],
    slots: ["shell"],
    shell: [""],
    map: [""],
  });
  expect(chunkNames(graph)).toEqual(["Root shell slots"]);
});

test("a heavy library, and what imports it, stay apart from what does not", () => {
  const graph = graphOf({
    Jobs: ["card form"],
    Job: ["card form"],
    card: [""],
    form: ["zod"],
    zod: ["", 90_000],
  });
  expect(chunkNames(graph)).toEqual(["card", "form", "zod"]);
});

test("a part that a page loads on demand does not bring along what another page shares with it", () => {
  const shared = { menu: ["", 20_000], thread: ["", 90_000] } satisfies Record<string, Facts>;
  const inboxes = { Inbox: ["menu thread"], Team: ["menu thread"] } satisfies Record<string, Facts>;
  expect(chunkNames(graphOf({ ...inboxes, ...shared }))).toEqual(["menu thread"]);
  const graph = graphOf({ ...inboxes, ...shared, Job: ["", 100, "report"], report: ["menu"] });
  expect(chunkNames(graph, "Job")).toEqual(["menu", "thread"]);
});

test("a part costs nothing of what every page that loads it has already", () => {
  const graph = graphOf({
    Inbox: ["menu thread", 100, "report"],
    Team: ["menu thread", 100, "report"],
    menu: ["", 20_000],
    thread: ["", 90_000],
    report: ["menu"],
  });
  expect(chunkNames(graph)).toEqual(["menu thread"]);
});

test("visits that people make most count more", () => {
  const graph = graphOf({
    Jobs: ["card map"],
    Job: ["card map"],
    Inbox: ["card"],
    card: ["", 5_000],
    map: ["", 20_000],
  });
  expect(chunkNames(graph)).toEqual(["card map"]);
  expect(chunkNames(graph, "Inbox")).toEqual(["card", "map"]);
});

test("parts that a visit begins with are laid together, what its page alone needs is left to that", () => {
  const graph = graphOf({
    Jobs: ["list", 100, "badge bell"],
    Job: [""],
    list: [""],
    badge: [""],
    bell: [""],
  });
  expect(chunkNames(graph)).toEqual([]);
  const visit = { importedIds: ["Jobs", "badge", "bell"], laterIds: [], isPage: true, bytes: 0 };
  expect(chunkNames(new Map([...graph, ["Visit", visit]]), "Visit")).toEqual(["badge bell"]);
});

test("nobody comes to load a third file by the merge of two", () => {
  const graph = graphOf({
    Jobs: ["small"],
    Job: ["small"],
    Inbox: ["small rows"],
    Team: ["rows"],
    small: [""],
    rows: ["thread"],
    thread: ["", 90_000],
  });
  expect(chunkNames(graph)).toEqual(["rows thread", "small"]);
});

test("a page of the staff counts too little for visitors to carry what it needs", () => {
  const graph = graphOf({
    Jobs: ["button"],
    Console: ["button table"],
    Reports: ["button table"],
    button: ["", 10_000],
    table: ["", 25_000],
  });
  expect(chunkNames(graph)).toEqual(["button table"]);
  expect(chunkNames(graph, "", "Console")).toEqual(["button", "table"]);
});
