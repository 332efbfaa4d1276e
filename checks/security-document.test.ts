/** docs/security.md goes through OWASP ASVS 5.0 point by point, and every test it names exists. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./source-files.ts";

/** How many points of levels 1 and 2 each section has; V10.3 to V10.7 and V17 are answered in a sentence. */
const points: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 11, "6.3": 3, "6.4": 4, "6.5": 5 },
  ...{ "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2 },
  ...{ "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "11.1": 2, "11.2": 3 },
  ...{ "11.3": 3, "11.4": 3, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1 },
  ...{ "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3 },
  ...{ "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
};

const text = readFileSync(join(project, "docs/security.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

test("every point is listed once", () => {
  const counted: Record<string, number> = {};
  for (const [number = ""] of rows) {
    const section = number.split(".").slice(0, 2).join(".");
    counted[section] = (counted[section] ?? 0) + 1;
  }
  expect(counted).toEqual(points);
});

test("every test that is named is there", () => {
  const named = rows.flatMap(([number, , , shown = ""]) =>
    [...shown.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ number, file, title })),
  );
  const lacking = named.filter(({ file, title }) => {
    const path = join(project, file);
    return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
  });
  expect(named.length).toBeGreaterThan(150);
  expect(lacking).toEqual([]);
});

test("what is claimed is shown, or said not to be", () => {
  const bare = rows.filter(
    ([, , answer = "", shown = ""]) => shown === "–" && answer.startsWith("Yes") && !answer.includes("below"),
  );
  expect(bare).toEqual([]);
  expect(rows.filter((cells) => /not (shown|described) yet/i.test(cells.join()))).toEqual([]);
});
