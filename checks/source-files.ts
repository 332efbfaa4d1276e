/** The project's source files as the checks read them. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";

export interface SourceFile {
  /** From the project's folder, with slashes: `features/jobs/job.ts`. */
  path: string;
  text: string;
  /** What it imports, type imports included, as paths from the project's folder; packages as they are written. */
  imports: string[];
}

export const project = join(import.meta.dirname, "..");
const roots = ["app", "bench", "checks", "db", "e2e", "features", "platform"];

/** All TypeScript of the project. */
export const sourceFiles: SourceFile[] = roots
  .flatMap((root) => filesIn(root))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(project, path), "utf8");
    return { path, text, imports: importsOf(text).map((name) => resolved(name, path)) };
  });

export function filesIn(folder: string): string[] {
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** The names in `import … from "x"`, `export … from "x"`, `import "x"`, `import("x")`. */
function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const patterns = [
    /^\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']/gm,
    /^\s*import\s*["']([^"']+)["']/gm,
    /\bimport\(\s*["']([^"']+)["']/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""));
}

function resolved(name: string, from: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? posix.normalize(posix.join(dirname(from), name)) : name;
}
