import { expect, test } from "vitest";
import type { RouteManifest } from "../page/route-manifest.ts";
import { filesOfParts, joinStyles, skipEmptyEntry } from "./route-styles.ts";

const files: Record<string, string> = {
  "/assets/job-1.css": ".job{}",
  "/assets/card-2.css": ".card{}",
  "/assets/frame-3.css": ".frame{}",
};
const read = async (path: string) => files[path]!;
const tableOf = (routes: Record<string, string[] | undefined>) =>
  ({
    entry: { module: "/assets/entry.js", css: ["/assets/frame-3.css#"] },
    routes: Object.fromEntries(Object.entries(routes).map(([id, css]) => [id, { id, css }])),
  }) as unknown as RouteManifest;

test("a route gets one file with the styles of its own parts, in their order", async () => {
  const table = tableOf({
    root: ["/assets/frame-3.css"],
    jobs: ["/assets/frame-3.css#", "/assets/job-1.css", "/assets/card-2.css#", "/assets/job-1.css#"],
  });
  const written = await joinStyles(table, read);
  expect([...written.values()]).toEqual([".job{}.card{}"]);
  const [file] = [...written.keys()];
  expect(file).toMatch(/^\/assets\/styles-[\da-f]{8}\.css$/);
  expect(table.routes["jobs"]!.css).toEqual(["/assets/frame-3.css#", file]);
  expect(table.routes["root"]!.css).toEqual(["/assets/frame-3.css"]);
});

test("routes with the same parts share their file; one file or none stays", async () => {
  const both = ["/assets/job-1.css", "/assets/card-2.css"];
  const table = tableOf({ root: undefined, jobs: both, saved: both, terms: ["/assets/card-2.css#"] });
  expect(await joinStyles(table, read)).toHaveProperty("size", 1);
  expect(table.routes["jobs"]!.css).toEqual(table.routes["saved"]!.css);
  expect(table.routes["terms"]!.css).toEqual(["/assets/card-2.css#"]);
});

test("a part that is loaded later has its own files and those of what it imports, without the frame's styles", async () => {
  const chunk = (name: string, css: string[], imports: string[] = [], isDynamicEntry = true) => ({
    ...{ file: `assets/${name}.js`, css: css.map((path) => `assets/${path}`), imports, isDynamicEntry },
  });
  const manifest = {
    "features/jobs/job-pane.tsx": chunk("pane", ["job-1.css"], ["card"]),
    "features/jobs/notes.tsx": chunk("notes", [], ["frame"]),
    "features/jobs/plain.tsx": chunk("plain", [], []),
    "features/jobs/row.tsx": chunk("row", ["job-1.css"]),
    "features/staff/row.tsx": chunk("staff-row", ["card-2.css"]),
    card: chunk("card", ["card-2.css"], ["frame"], false),
    frame: chunk("frame", ["frame-3.css"], ["card"], false),
  };
  const { parts, files: written } = await filesOfParts(manifest, new Set(["/assets/frame-3.css"]), read);
  expect(Object.keys(parts)).toEqual(["job-pane", "notes", "plain"]);
  expect(parts["job-pane"]!.scripts).toEqual(["/assets/pane.js", "/assets/card.js", "/assets/frame.js"]);
  expect(parts["plain"]).toEqual({ scripts: ["/assets/plain.js"] });
  expect(written.get(parts["job-pane"]!.styles!)).toBe(".card{}.job{}");
  expect(written.get(parts["notes"]!.styles!)).toBe(".card{}");
});

test.each([
  ['import"./shared-4.js";\n', "/assets/shared-4.js", ["/assets/base-5.js"]],
  ['import"./shared-4.js";start();', "/assets/entry.js", ["/assets/shared-4.js", "/assets/base-5.js"]],
])("an entry that does nothing but load a file is skipped: %s", async (code, module, imports) => {
  const table = tableOf({});
  table.entry.imports = ["/assets/shared-4.js", "/assets/base-5.js"];
  await skipEmptyEntry(table, async () => code);
  expect(table.entry).toMatchObject({ module, imports });
});
