/** The table of what visits of pages cost, and of how two runs differ. */
import { readFileSync } from "node:fs";
import type { PageCost } from "../e2e/fixtures/measure-page.ts";

type Costs = Record<string, PageCost>;

interface Column {
  name: string;
  valueOf: (cost: PageCost) => number | null;
  format: (value: number) => string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const bytesOf = (name: string, kind: keyof PageCost["bytes"]): Column => ({
  name,
  valueOf: ({ bytes }) => bytes[kind],
  format: kB,
});

const columns: readonly Column[] = [
  { name: "paint", valueOf: (cost) => cost.firstPaintMs, format: seconds },
  { name: "content", valueOf: (cost) => cost.contentVisibleMs, format: seconds },
  { name: "LCP", valueOf: (cost) => cost.largestPaintMs, format: seconds },
  { name: "INP", valueOf: (cost) => cost.interactionMs, format: (ms) => `${Math.round(ms)} ms` },
  { name: "shift", valueOf: (cost) => cost.layoutShift, format: (shift) => shift.toFixed(3) },
  bytesOf("HTML", "document"),
  bytesOf("JS", "script"),
  bytesOf("CSS", "style"),
  bytesOf("fonts", "font"),
  bytesOf("images", "image"),
  bytesOf("data", "data"),
  {
    name: "all",
    valueOf: ({ bytes }) => Object.values(bytes).reduce((sum, some) => sum + some, 0),
    format: kB,
  },
  { name: "scripts", valueOf: (cost) => cost.scriptFiles, format: String },
  { name: "calls", valueOf: (cost) => cost.apiCalls.length, format: String },
];

const printRow = (name: string, cells: readonly string[]) =>
  console.log(name.slice(0, 44).padEnd(44) + cells.map((cell) => cell.padStart(9)).join(""));

export const printHeader = () =>
  printRow(
    "",
    columns.map(({ name }) => name),
  );

/** A dash where there was nothing to measure: content that never came, or no act. */
export const printCost = (page: string, cost: PageCost) =>
  printRow(
    page,
    columns.map(({ valueOf, format }) => {
      const value = valueOf(cost);
      return value === null ? "–" : format(value);
    }),
  );

/** Reads what an earlier run wrote. */
export const costsByPage = (file: string) =>
  (JSON.parse(readFileSync(file, "utf8")) as { costs: Costs }).costs;

/** Now as a share of before: 0.50 is half. */
export function printRatios(before: Costs, now: Costs): void {
  console.log("\nNow ÷ before");
  printHeader();
  for (const [page, cost] of Object.entries(now)) {
    const earlier = before[page];
    if (!earlier) continue;
    const cells = columns.map(({ valueOf }) => {
      const [from, to] = [valueOf(earlier), valueOf(cost)];
      return from && to !== null ? (to / from).toFixed(2) : "–";
    });
    printRow(page, cells);
  }
}
