/** Tables of what the cases cost, and how they compare with a smaller nation or an earlier run. */
import { readFileSync } from "node:fs";
import type { Figures } from "./measure.ts";
import type { NationSize } from "./nation-sizes.ts";
import type { ProcessorTime } from "./processor-time.ts";

export interface CaseCost {
  goalMs?: number;
  /** Each request for the first time, with its answer's size and total. */
  first: Figures & { bytes: number; found: number };
  one: Figures;
  /** Of one page, at one client. */
  processor: ProcessorTime;
  many: Figures;
  /** The same statements at the database alone. */
  databaseOne?: Figures;
  databaseMany?: Figures;
  /** A static answer of the same size. */
  still: Figures;
}

const nameWidth = 48;

export function printHeader(size: NationSize, seconds: number, clients: number): void {
  console.log(
    `${size} nation, ${seconds} s each; milliseconds. HTTP: through the product; SQL: its statements alone; ` +
      "CPU: processor time of a page, database and web process\n",
  );
  const many = `${clients} clients`;
  console.log(
    `${"".padEnd(nameWidth)}                  first  1 client      SQL         CPU       ${many}  HTTP/s   SQL/s  share static/s`,
  );
  console.log(`${"".padEnd(nameWidth)}   found    kB   p95   p50   p95   p50   p95    db   web   p50   p95`);
}

export function printCost(name: string, cost: CaseCost): void {
  const { first, one, processor, many, databaseOne, databaseMany, still, goalMs } = cost;
  const mark = goalMs === undefined ? " " : one.p95 <= goalMs ? "✓" : "✗";
  const share = databaseMany ? `${Math.round((many.perSecond / databaseMany.perSecond) * 100)} %` : "";
  console.log(
    [
      `${mark} ${name}${goalMs ? ` (≤ ${goalMs})` : ""}`.padEnd(nameWidth),
      Number.isNaN(first.found) ? "".padStart(8) : String(first.found).padStart(8),
      (first.bytes / 1000).toFixed(0).padStart(5),
      ...[first.p95, one.p50, one.p95, databaseOne?.p50, databaseOne?.p95].map(milliseconds),
      ...[processor.database, processor.web, many.p50, many.p95].map(milliseconds),
      ...[many.perSecond, databaseMany?.perSecond].map(perSecond),
      share.padStart(6),
      perSecond(still.perSecond),
    ].join(" "),
  );
}

/** Lists of jobs of Directus beside the product's newest ones, which come with their total. */
export function printBesideDirectus(product: Figures, directus: Record<string, Figures>): void {
  console.log(
    `The newest jobs with their total: ${product.perSecond.toFixed(0)} answers a second. Directus:`,
  );
  for (const [name, { perSecond: theirs, p50 }] of Object.entries(directus)) {
    const ratio = (product.perSecond / theirs).toFixed(1);
    console.log(
      `  ${name.padEnd(34)} ${theirs.toFixed(1).padStart(7)} a second, p50 ${p50.toFixed(0)} ms: ${ratio} times`,
    );
  }
  console.log();
}

const milliseconds = (value: number | undefined) =>
  (value === undefined ? "" : value.toFixed(value < 100 ? 1 : 0)).padStart(5);
const perSecond = (value: number | undefined) => (value === undefined ? "" : value.toFixed(0)).padStart(7);

/** How many times longer a request takes in the whole nation than in a fiftieth of it. */
export function printGrowth(small: Record<string, CaseCost>, full: Record<string, CaseCost>): void {
  console.log(`${"growth from 1/50 to full".padEnd(nameWidth)}    p50    p95 at one client`);
  for (const [name, cost] of Object.entries(full)) {
    const before = small[name];
    if (before)
      console.log(
        name.padEnd(nameWidth) + ratio(cost.one.p50, before.one.p50) + ratio(cost.one.p95, before.one.p95),
      );
  }
}

export function costsOf(file: string, size: NationSize): Record<string, CaseCost> {
  return (JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, CaseCost>>)[size] ?? {};
}

/** Below 1 is faster than before, or more a second than before is above 1. */
export function printRatios(before: Record<string, CaseCost>, now: Record<string, CaseCost>): void {
  console.log(`${"compared with the earlier run".padEnd(nameWidth)}    p50    p95  answers/s`);
  for (const [name, { one, many }] of Object.entries(now)) {
    const earlier = before[name];
    if (!earlier) continue;
    console.log(
      name.padEnd(nameWidth) +
        ratio(one.p50, earlier.one.p50) +
        ratio(one.p95, earlier.one.p95) +
        ratio(many.perSecond, earlier.many.perSecond).padStart(11),
    );
  }
}

const ratio = (now: number, before: number) => `${(now / before).toFixed(2)}×`.padStart(7);
