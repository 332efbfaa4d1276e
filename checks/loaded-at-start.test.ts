/** What a server process loads before it answers stays in its memory for good: large packages wait until they are used. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const large = ["vite", "pdfkit", "@aws-sdk/client-s3", "unpdf", "mammoth"];
const textOf = new Map(sourceFiles.map(({ path, text }) => [path, text]));

test.each(["app/web.ts", "app/worker.ts"])("%s starts without large packages", (entry) => {
  const loaded = loadedBy(entry);
  expect(loaded.has("app/server.ts") || loaded.has("app/features.ts")).toBe(true);
  expect(large.filter((name) => loaded.has(name)).map((name) => chainTo(name, loaded))).toEqual([]);
});

/** What is imported for more than its types, at once and by way of others, with the file that does it. */
function loadedBy(entry: string): Map<string, string> {
  const loaded = new Map([[entry, ""]]);
  for (const [path] of loaded)
    for (const name of staticImports(textOf.get(path) ?? "")) {
      const target = name.startsWith("#")
        ? name.slice(1)
        : name.startsWith(".")
          ? posix.join(posix.dirname(path), name)
          : name;
      if (!loaded.has(target)) loaded.set(target, path);
    }
  return loaded;
}

const staticImports = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\b(?!\s+type\b)[^"';]*?\bfrom\s*"([^"]+)"/gm),
    ...text.matchAll(/^import\s*"([^"]+)"/gm),
  ].map(([, name]) => name!);

function chainTo(name: string, loaded: Map<string, string>): string {
  const importer = loaded.get(name);
  return importer ? `${chainTo(importer, loaded)} -> ${name}` : name;
}
