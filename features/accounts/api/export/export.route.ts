/**
 * `GET account/export`: everything stored on the account as one ZIP, streamed immediately. Also for closed
 * accounts before their erasure.
 */
import { recordAudit } from "#platform/server/audit.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { loadPerson, type PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { requireAccountOwner } from "../sessions/require-owner.ts";
import { exportFilename } from "./prepare-export.job.ts";
import { writeExport } from "./write-export.ts";

const maxPerHour = 10;

const description = describeRoute({
  summary: "Everything that is kept on the account: JSON, and its files.",
  answers: { 200: file("application/zip") },
});

export const exportRoute =
  (tables: () => readonly PersonalTable[]) =>
  (server: FastifyInstance, { contextOf, files }: Platform): void => {
    const limit = new RateLimiterMemory({ points: maxPerHour, duration: 3_600 });

    server.get("/account/export", description, async (request, reply) => {
      const context = await contextOf(request, { allowClosedAccount: true, access: "everyone" });
      const me = requireAccountOwner(context.actor);
      await limit.consume(me.accountId).catch((refusal: RateLimiterRes) => {
        throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1_000));
      });
      const { db, language } = context;
      const person = (await loadPerson(db, me.accountId))!;
      const now = context.now();
      await db
        .transaction()
        .execute((tx) =>
          recordAudit(
            { ...context, db: tx },
            { action: "export", entity: "account", entityId: me.accountId },
          ),
        );
      const zip = writeExport({ db, files, tables: tables(), person, language, now });
      zip.once("error", (error) => context.log.error({ err: error }, "an export broke off"));
      return reply
        .headers({
          "content-type": "application/zip",
          "content-disposition": `attachment; filename="${exportFilename(now)}"`,
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
        })
        .send(zip);
    });
  };
