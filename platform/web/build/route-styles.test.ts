import { expect, test } from "vitest";
import type { RouteManifest } from "../page/route-manifest.ts";
import {
  filesOfParts,
  joinStyles,
  scriptsByName,
  skipEmptyEntry,
  stylesOfScripts,
  withJoinedStyles,
} from "./route-styles.ts";

const files: Record<string, string> = {
  "/assets/job-1.css": ".job{}",
  "/assets/card-2.css": ".card{}",
  "/assets/frame-3.css": ".frame{}",
};
const frame = new Set(["/assets/frame-3.css"]);
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
  expect(table.routes["jobs"]!.css).toEqual(["/assets/frame-3.css", file]);
  expect(table.entry.css).toEqual(["/assets/frame-3.css"]);
  expect(table.routes["root"]!.css).toEqual(["/assets/frame-3.css"]);
});

test("routes with the same parts share their file; one file or none stays", async () => {
  const both = ["/assets/job-1.css", "/assets/card-2.css"];
  const table = tableOf({ root: undefined, jobs: both, saved: both, terms: ["/assets/card-2.css#"] });
  expect(await joinStyles(table, read)).toHaveProperty("size", 1);
  expect(table.routes["jobs"]!.css).toEqual(table.routes["saved"]!.css);
  expect(table.routes["terms"]!.css).toEqual(["/assets/card-2.css#"]);
});

test("a part has its own files and those of what it imports, without the frame's styles", async () => {
  const chunk = (name: string, css: string[], imports: string[] = [], dynamicImports: string[] = []) => ({
    ...{ file: `assets/${name}.js`, css: css.map((path) => `assets/${path}`), imports, dynamicImports },
  });
  const manifest = {
    "features/jobs/job-pane.tsx": chunk("pane", ["job-1.css"], ["card"]),
    "features/jobs/plain.tsx": chunk("plain", [], []),
    _notes: chunk("notes", [], ["frame"]),
    card: chunk("card", ["card-2.css"], ["frame"]),
    frame: chunk("frame", ["frame-3.css"], ["card"], ["features/jobs/job-pane.tsx", "_notes"]),
  };
  const { byScript, files: written } = await stylesOfScripts(manifest, frame, read);
  const scripts = { pane: "assets/pane.js", notes: "assets/notes.js", plain: "assets/plain.js" };
  const parts = filesOfParts(scripts, manifest, byScript);
  expect(parts["pane"]!.scripts).toEqual(["/assets/pane.js", "/assets/card.js", "/assets/frame.js"]);
  expect(parts["plain"]).toEqual({ scripts: ["/assets/plain.js"] });
  expect(written.get(parts["pane"]!.styles!)).toBe(".card{}.job{}");
  expect(parts["notes"]!.styles).toBe("/assets/card-2.css");
});

test("parts are known by the names of their modules, where one alone has it", () => {
  const parts = [
    { id: "/features/jobs/job-pane.tsx", fileName: "assets/pane.js" },
    { id: "/features/jobs/notes.tsx", fileName: "assets/shared-1.js" },
    { id: "/features/jobs/row.tsx", fileName: "assets/shared-1.js" },
    { id: "/features/staff/row.tsx", fileName: "assets/staff.js" },
  ];
  expect(scriptsByName(parts)).toEqual({ "job-pane": "assets/pane.js", notes: "assets/shared-1.js" });
});

test("a part is loaded with one file of styles beside the frame's", () => {
  const byScript = new Map([["assets/pane.js", "/assets/styles-5.css"]]);
  const files =
    '["assets/pane.js","assets/frame-3.css","assets/job-1.css","assets/card-2.css","assets/plain.js"]';
  const code = (list: string, pane: string) =>
    `const d=(m.f||(m.f=${list}));a(()=>import("./pane.js"),__vite__mapDeps([${pane}]));b(()=>import("./plain.js"),__vite__mapDeps([4,1]))`;
  expect(withJoinedStyles(code(files, "0,1,2,3"), byScript, frame)).toBe(
    code(files.replace("]", ',"assets/styles-5.css"]'), "0,1,5"),
  );
  expect(withJoinedStyles("const plain=1", byScript, frame)).toBe("const plain=1");
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
