/**
 * `npm run bench:nation [-- part of a name] [--small | --full] [--seconds N] [--directus] [--json FILE] [--against
 * FILE]`, after a build: search and the API over the whole early-childhood workforce of the United States, which is made
 * at the first run (some minutes, under `data/`), and over a fiftieth of it. Through HTTP at one client and at 16, beside
 * the same statements at the database alone and a static answer of the same size; with `--directus` also beside that
 * product over the same tables. This process and the database share the machine's cores.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureDirectus } from "./nation/directus.ts";
import { openNation } from "./nation/make-nation.ts";
import { measureFirst, measureHttp, measureStatements } from "./nation/measure.ts";
import { openMeter } from "./nation/processor-time.ts";
import { nationCases } from "./nation/nation-cases.ts";
import type { NationSize } from "./nation/nation-sizes.ts";
import {
  type CaseCost,
  costsOf,
  printBesideDirectus,
  printCost,
  printGrowth,
  printHeader,
  printRatios,
} from "./nation/print-costs.ts";
import { openRecorder } from "./nation/record-statements.ts";
import { startWebProcess } from "./nation/web-process.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    seconds: { type: "string", default: "4" },
    json: { type: "string" },
    against: { type: "string" },
    directus: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const manyClients = 16;
const memoryGoal = 300;

const asked: NationSize[] = values.small ? ["small"] : values.full ? ["full"] : ["small", "full"];
const results: Partial<Record<NationSize, Record<string, CaseCost>>> = {};
for (const size of asked) results[size] = await measureSize(size);
if (results.small && results.full) printGrowth(results.small, results.full);
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
if (values.against) printRatios(costsOf(values.against, asked.at(-1)!), results[asked.at(-1)!]!);

async function measureSize(size: NationSize): Promise<Record<string, CaseCost>> {
  const nation = await openNation(size);
  const staticAnswers = fork(join(import.meta.dirname, "nation/static-answer.process.ts"));
  const costs: Record<string, CaseCost> = {};
  try {
    const [staticUrl] = (await once(staticAnswers, "message")) as [string];
    const web = await startWebProcess(nation);
    process.env["CUBBY_URL"] = web.url;
    const recorder = await openRecorder(nation);
    const meter = await openMeter(nation.url, web.pid);
    try {
      printHeader(size, seconds, manyClients);
      for (const { name, goalMs, requests } of await nationCases(positionals.join(" "))) {
        const first = await measureFirst(web.url, requests);
        const { result: one, time } = await meter.measure(() =>
          measureHttp(web.url, requests, { clients: 1, seconds }),
        );
        const pages = one.perSecond * seconds;
        const processor = { database: time.database / pages, web: time.web / pages };
        const many = await measureHttp(web.url, requests, { clients: manyClients, seconds });
        const answer = { method: "GET", path: `/${first.bytes}`, headers: {} } as const;
        const still = await measureHttp(staticUrl, [answer], { clients: manyClients, seconds: seconds / 2 });
        costs[name] = { first, one, processor, many, still, ...(goalMs && { goalMs }), ...(await alone()) };
        printCost(name, costs[name]);

        /** What is written once can't be written again by the same statements. */
        async function alone() {
          if (requests.some(({ method }) => method !== "GET")) return {};
          const statements = [];
          for (const request of requests) statements.push(await recorder.record(request));
          return {
            databaseOne: await measureStatements(nation.url, statements, { clients: 1, seconds }),
            databaseMany: await measureStatements(nation.url, statements, { clients: manyClients, seconds }),
          };
        }
      }
      console.log(
        `\nmemory of the web process at most: ${web.maxMemory().toFixed(0)} MB (goal: < ${memoryGoal} MB)\n`,
      );
    } finally {
      await meter.close();
      await recorder.close();
      await web.stop();
    }
    const ours = costs["jobs: newest"];
    if (values.directus && ours) {
      const directus = await measureDirectus(nation, { clients: manyClients, seconds });
      if (directus) printBesideDirectus(ours.many, directus);
      else console.log("The registry does not give Directus: not compared.\n");
    }
  } finally {
    staticAnswers.disconnect();
    await nation.stop();
  }
  return costs;
}
