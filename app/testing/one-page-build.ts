/** A build of the web part with one page at every address, for tests of what is around pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/**
 * @param loader source of the page's answer; `context.web` is what pages know of a request, and `renderings` how often
 * the page was made before.
 * @returns the folder to serve pages from; removed after the tests of the file.
 */
export function onePageBuild({ loader }: { loader: string }): string {
  const root = mkdtempSync(join(tmpdir(), "cubby-page-"));
  mkdirSync(join(root, "build/client/assets"), { recursive: true });
  mkdirSync(join(root, "build/server"), { recursive: true });
  writeFileSync(join(root, "build/server/index.js"), build(loader));
  writeFileSync(join(root, "build/package.json"), '{"type":"module"}');
  afterAll(() => rmSync(root, { recursive: true }));
  return root;
}

const build = (loader: string) => `
let renderings = 0;
const loader = ${loader};
const links = () => [{ rel: "preload", href: "/assets/text.woff2", as: "font", type: "font/woff2" }];
export const routes = { page: { id: "page", path: "*", module: { loader } }, root: { id: "root", module: { links } } };
export const entry = { module: { default: () => new Response() } };
export const assets = { entry: { module: "", imports: [], css: ["/assets/shell.css#"] }, routes: {}, url: "", version: "1" };
export const publicPath = "/", basename = "/", assetsBuildDirectory = "", future = {}, prerender = [];
export const ssr = true, isSpaMode = false, routeDiscovery = { mode: "initial" };
`;
