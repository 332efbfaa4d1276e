/** How long requests take at a number of clients, and the same for the statements behind them alone. */
import autocannon from "autocannon";
import { clientLimits } from "#platform/server/database/database.ts";
import pg from "pg";
import type { BenchRequest } from "./nation-cases.ts";
import type { RecordedStatement } from "./record-statements.ts";

/** Milliseconds, and answers a second. */
export interface Figures {
  p50: number;
  p95: number;
  perSecond: number;
}

/** Each client begins with another request, so that no two ask the same at once. */
export async function measureHttp(
  url: string,
  requests: readonly BenchRequest[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figures> {
  const times: number[] = [];
  let started = 0;
  const options: autocannon.Options = {
    url,
    connections: clients,
    duration: seconds,
    setupClient: (client) => {
      const first = (started++ * Math.ceil(requests.length / clients)) % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  };
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    run.on("response", (_client, _status, _bytes, ms) => times.push(ms));
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} answers of ${url} were not 2xx, ${errors} failed.`);
  return figuresOf(times, seconds);
}

/** Every request once, one after the other, as the first who asks it gets it. */
export async function measureFirst(url: string, requests: readonly BenchRequest[]) {
  const times: number[] = [];
  let [bytes, found] = [0, NaN];
  for (const { method, path, headers, body } of requests) {
    const from = performance.now();
    const answer = await fetch(url + path, { method, headers, ...(body && { body }) });
    const text = await answer.text();
    times.push(performance.now() - from);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    const { meta } = JSON.parse(text) as { meta?: { page?: { total: number } } };
    if (bytes === 0) found = meta?.page?.total ?? NaN;
    bytes = Math.max(bytes, Buffer.byteLength(text));
  }
  return { ...figuresOf(times, 1), bytes, found };
}

/** The statements of each request, one after the other and prepared, on as many connections as there are clients. */
export async function measureStatements(
  url: string,
  requests: readonly RecordedStatement[][],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figures> {
  const times: number[] = [];
  const connections = Array.from(
    { length: clients },
    () => new pg.Client({ ...clientLimits, connectionString: url }),
  );
  await Promise.all(connections.map((connection) => connection.connect()));
  try {
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      connections.map(async (connection, index) => {
        for (let next = index; performance.now() < until; next += 1) {
          const from = performance.now();
          for (const statement of requests[next % requests.length]!) await connection.query({ ...statement });
          times.push(performance.now() - from);
        }
      }),
    );
  } finally {
    await Promise.all(connections.map((connection) => connection.end()));
  }
  return figuresOf(times, seconds);
}

function figuresOf(times: number[], seconds: number): Figures {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), perSecond: times.length / seconds };
}
