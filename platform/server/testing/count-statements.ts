/** For tests: how often the database was asked. */
import pg from "pg";
import { vi } from "vitest";

/** The statements that `work` sends, over all connections of this process; also those that begin and end transactions. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([asked]) => textOf(asked));
  } finally {
    query.mockRestore();
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === "string" ? asked : String((asked as { text?: unknown } | undefined)?.text);
