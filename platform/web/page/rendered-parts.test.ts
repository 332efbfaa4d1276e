// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { loadRenderedParts, nameLazyPart, withRenderedParts } from "./rendered-parts.ts";

const load = vi.fn<(name: string) => void>();
const part = (name: string, onLoad: () => void = () => undefined) =>
  nameLazyPart(name, async () => {
    load(name);
    onLoad();
  });

const open = (names: string[]) =>
  (document.body.innerHTML = withRenderedParts(
    "<head></head><body><main></main></body>",
    new Set(names),
    {},
  ));

beforeEach(() => void load.mockClear());

test("the parts of the page are loaded, and no others; nothing stays of the names", async () => {
  part("cover");
  part("index");
  open(["cover"]);
  await loadRenderedParts();
  expect(load.mock.calls).toEqual([["cover"]]);
  expect(document.body.innerHTML).toBe("<main></main>");
});

test("a part inside of another is loaded after it", async () => {
  part("chapter", () => part("footnote"));
  open(["footnote", "chapter"]);
  await loadRenderedParts();
  expect(load.mock.calls).toEqual([["chapter"], ["footnote"]]);
});

test("a part whose module runs later is loaded then", async () => {
  open(["preface"]);
  const loaded = loadRenderedParts();
  part("preface");
  await loaded;
  expect(load.mock.calls).toEqual([["preface"]]);
});

test("a page without parts waits for nothing", async () => {
  open([]);
  await loadRenderedParts();
  expect(load).not.toHaveBeenCalled();
});

test("a part that does not come holds the page back for three seconds", async () => {
  vi.useFakeTimers();
  nameLazyPart("slow", () => new Promise(() => undefined));
  open(["slow"]);
  const done = vi.fn<() => void>();
  const wait = async () => {
    await loadRenderedParts();
    done();
  };
  void wait();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  vi.useRealTimers();
});

test("the page links to the files of its parts, each once: styles before it is painted, scripts before it asks for them", () => {
  const frame = '<link rel="modulepreload" href="/assets/frame.js"/>';
  const files = {
    cover: { styles: "/assets/a.css", scripts: ["/assets/cover.js", "/assets/paper.js", "/assets/frame.js"] },
    spine: { styles: "/assets/a.css", scripts: ["/assets/paper.js"] },
    index: { styles: "/assets/b.css", scripts: ["/assets/index.js"] },
  };
  const page = `<head>${frame}</head><body></body>`;
  const html = withRenderedParts(page, new Set(["cover", "spine", "plain"]), files);
  const links = [
    ...[frame, '<link rel="stylesheet" href="/assets/a.css"/>'],
    ...["cover", "paper"].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`),
  ];
  expect(html).toContain(`<head>${links.join("")}</head>`);
  expect(withRenderedParts("<head></head>", new Set(), files)).toBe("<head></head>");
});
