/**
 * Verifies files that a request is about to use and that are still pending: put straight to the store, or
 * left while the scanner was unavailable. This happens before the request runs, because it takes time and
 * its result has to stay, which nothing does in a transaction that is rolled back.
 */
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors.ts";
import type { UploadProcessor } from "./upload-processor.ts";

const uuids = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g;
const maxIds = 100;

/** A `preHandler` hook for the API, whose bodies are still text. A file refused here is `422` where it is attached. */
export function verifyPendingFiles(db: Database, processor: UploadProcessor) {
  return async ({ body }: FastifyRequest): Promise<void> => {
    const ids = typeof body === "string" ? [...new Set(body.match(uuids))].slice(0, maxIds) : [];
    if (ids.length === 0) return;
    const pending = await db
      .selectFrom("files")
      .selectAll()
      .where("id", "in", ids)
      .where("state", "=", "pending")
      .execute();
    for (const file of pending) {
      await processor.verify(file).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
      });
    }
  };
}
