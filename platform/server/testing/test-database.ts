/** A migrated, empty database for one test file: cloned from the template in some 50 ms, dropped when the file is done. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openDatabase } from "../database/database.ts";
import type { Database } from "../database/database.ts";

export interface TestDatabase {
  url: string;
  db: Database;
}

/** Call it at the top of a test file or in `beforeAll`; it cleans up after the file by itself. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(inject("templateUrl"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administrate(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = name;
  const db = openDatabase(url.href, { max: 5, applicationName: "cubby test" });
  afterAll(async () => {
    await db.destroy();
    await administrate(template, `drop database ${name} with (force)`);
  });
  return { url: url.href, db };
}

/** A template must have no guests while it is cloned; so this goes through the database `postgres`. */
async function administrate(template: URL, statement: string): Promise<void> {
  const address = new URL(template);
  address.pathname = "postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
