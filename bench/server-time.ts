/**
 * `npm run bench:server-time`, after a build: how long the server takes for signed-in pages while 20 people read at once,
 * each with a session of their own: with a second between two pages, and without any pause. From the request to the
 * last byte, without a network; this process takes its share of the same cores.
 */
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sessionKeys } from "#features/accounts/screens/session/session-storage.ts";
import { signIn } from "../e2e/fixtures/api.ts";
import { pagesWithBudget, type SignedInReader } from "../e2e/fixtures/measured-pages.ts";
import type { Person } from "../e2e/fixtures/person.ts";
import { productUrl } from "../e2e/fixtures/product-url.ts";
import startProduct from "../e2e/fixtures/start-product.ts";

const peopleAtOnce = 20;
const rounds = 10;
const pauses = [1_000, 0];
const goalMs = 40;

interface Reader {
  cookie: string;
  paths: string[];
  agent: Agent;
}

const stop = await startProduct();
try {
  const readers = await Promise.all(
    Array.from({ length: peopleAtOnce }, (_, index) => openReader(index % 2 ? "employer" : "educator")),
  );
  // Code that has not run yet is slow: nobody meets it but the first visitor.
  await Promise.all(readers.map((reader) => readAll(reader, new Map(), 0)));
  for (const pauseMs of pauses) {
    const times = new Map<string, number[]>();
    await Promise.all(
      readers.map(async (reader) => {
        for (let round = 0; round < rounds; round += 1) await readAll(reader, times, pauseMs);
      }),
    );
    console.log(
      `\n${peopleAtOnce} people, ${pauseMs} ms between two pages of each; goal: p95 ≤ ${goalMs} ms`,
    );
    printRow("", ["pages", "median", "p95", "most"]);
    for (const [name, page] of times) printTimes(name, page);
    printTimes("all", [...times.values()].flat());
  }
} finally {
  await stop?.();
}

async function openReader(role: Exclude<SignedInReader, "operator">): Promise<Reader> {
  const person = await signIn(role);
  const employer = role === "employer" ? person : await signIn("employer");
  const pages = await pagesWithBudget({ employer });
  return {
    cookie: await pageCookieOf(person),
    paths: pages.filter(({ reader }) => reader === role).map(({ path }) => path),
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  };
}

async function pageCookieOf({ storage }: Person): Promise<string> {
  const profile = storage[sessionKeys.employerProfileId];
  const answer = await fetch(`${productUrl()}/api/accounts/page_session`, {
    method: "PUT",
    headers: {
      Authorization: `Bearer ${storage[sessionKeys.accessToken]}`,
      "Content-Type": "application/json",
      ...(profile && { "Current-Employer-Profile-Id": profile }),
    },
    body: "{}",
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`The page cookie was not set: ${answer.status}`);
  return cookie.split(";")[0]!;
}

async function readAll(reader: Reader, times: Map<string, number[]>, pauseMs: number): Promise<void> {
  for (const path of reader.paths) {
    // People do not press in step.
    if (pauseMs) await pause(pauseMs * (0.5 + Math.random()));
    const ms = await timeOf(path, reader);
    times.set(path, [...(times.get(path) ?? []), ms]);
  }
}

/** @returns milliseconds until the whole page has arrived. */
function timeOf(path: string, { cookie, agent }: Reader): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { cookie, "accept-encoding": "br", "sec-fetch-mode": "navigate" };
    get(productUrl() + path, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - startedAt));
    }).once("error", reject);
  });
}

function printTimes(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)} ms`;
  printRow(name, [String(times.length), at(0.5), at(0.95), at(1)]);
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join(""));
}
