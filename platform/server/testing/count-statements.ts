/** For tests: how often the database was asked. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const statements = new AsyncLocalStorage<string[]>();

/**
 * The statements that `work` sends, over all connections of this process; also those that begin and end transactions.
 * What runs beside it, jobs and timers that were there before, is not counted.
 */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const send = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const query = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    statements.getStore()?.push(textOf(args[0]));
    return send.apply(this, args);
  });
  try {
    await statements.run(sent, work);
    return sent;
  } finally {
    query.mockRestore();
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === "string" ? asked : String((asked as { text?: unknown } | undefined)?.text);
