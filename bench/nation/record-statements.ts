/** Which statements the product sends for a request: recorded while it is answered by a server in this process. */
import { createServer } from "#app/server.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { openLog } from "#platform/server/log.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { measuredProductSettings } from "../../e2e/fixtures/start-product.ts";
import type { Nation } from "./make-nation.ts";
import type { BenchRequest } from "./nation-cases.ts";

export interface RecordedStatement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Opens the server; `record` answers with what each request took of the database. */
export async function openRecorder({ url, dataDir }: Nation) {
  const webDataDir = join(dataDir, "web");
  const environment = {
    ...measuredProductSettings,
    DATA_DIR: webDataDir,
    TOKEN_SECRET: readFileSync(join(webDataDir, "token.secret"), "utf8").trim(),
  };
  const server = await createServer({
    config: readConfig(environment, webDataDir),
    databaseUrl: url,
    logger: openLog({ level: "silent" }),
  });
  /** Null while nothing is recorded: this process asks the database for other things, too. */
  let recorded: RecordedStatement[] | null = null;
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  (pg.Client.prototype as { query: unknown }).query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [RecordedStatement];
    if (typeof statement === "object" && statement.name) recorded?.push({ ...statement });
    return send.apply(this, args);
  };
  return {
    record: async ({ method, path, headers, body }: BenchRequest): Promise<RecordedStatement[]> => {
      const statements: RecordedStatement[] = (recorded = []);
      const { statusCode } = await server.app.inject({
        method,
        url: path,
        headers,
        ...(body && { payload: body }),
      });
      recorded = null;
      if (statusCode >= 300) throw new Error(`${path} answered ${statusCode} while it was recorded.`);
      return statements;
    },
    close: async () => {
      (pg.Client.prototype as { query: unknown }).query = send;
      await server.close();
    },
  };
}
