import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { frameParts, isInFrame, notInFrame } from "./frame-chunk.ts";

const project = join(import.meta.dirname, "../..");

test("every part of the frame exists", () => {
  const exists = (part: string) =>
    part.endsWith("/")
      ? existsSync(join(project, part))
      : globSync(`${part}.ts*`, { cwd: project }).length > 0;
  expect([...frameParts, ...notInFrame].filter((part) => !exists(part))).toEqual([]);
});

test("a folder is in the frame without what is loaded on demand; a file with its styles", () => {
  const paths = ["app/shell/header.tsx", "app/shell/go-to-dialog.tsx", "app/pages/home/home.screen.tsx"];
  expect(paths.filter(isInFrame)).toEqual(["app/shell/header.tsx"]);
  expect(isInFrame("platform/web/ui/form/button.module.css")).toBe(true);
  expect(isInFrame("platform/web/ui/form/button-group.tsx")).toBe(false);
});
