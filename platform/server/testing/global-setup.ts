/** Before the tests: one fast PostgreSQL with one migrated template; every test file clones its own database from it. */
import type { TestProject } from "vitest/node";
import { migrate } from "#db/migrate.ts";
import { startScratchPostgres } from "./scratch-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startScratchPostgres();
  await migrate(postgres.url);
  project.provide("templateUrl", postgres.url);
  return postgres.stop;
}
