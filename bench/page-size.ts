/** What a first visit of each page costs in JavaScript and CSS, gzipped: `npm run bench:size [path]`, after a build. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

interface Part {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: Part;
  routes: Record<string, Part>;
}

const client = new URL("../build/client/", import.meta.url);
const { entry, routes } = readManifest();
const requestedPath = process.argv[2];

for (const [path, route] of Object.entries(routes)) {
  if (path === "root" || (requestedPath && path !== requestedPath)) continue;
  const parts = [entry, routes["root"]!, route];
  const js = sum(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  const css = sum(parts.flatMap((part) => part.css ?? []));
  console.log(`${path.padEnd(44)} ${kB(js)} JS ${kB(css)} CSS`);
}

/** React Router writes its table of routes into the bundle as an assignment. */
function readManifest(): Manifest {
  const assets = new URL("assets/", client);
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("There is no build yet: npm run build");
  const text = readFileSync(new URL(name, assets), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

function sum(addresses: string[]) {
  const files = [...new Set(addresses)].map((address) => new URL(address.slice(1), client));
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
