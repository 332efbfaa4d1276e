/** `GET privacy_requests/copy?token=`: what is kept under an address, as a ZIP, for whoever has the link of its mail. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { exportFilename } from "../export/prepare-export.job.ts";
import { writeExport } from "../export/write-export.ts";
import { personByEmail, tablesByEmail } from "./person-by-email.ts";

/** What the link's token is good for. */
export const copyUse = "privacy-copy";

export const privacyCopyRoute =
  (tokens: TokenSigner, tables: () => readonly PersonalTable[]) =>
  (server: FastifyInstance, { contextOf, files }: Platform): void => {
    server.get<{ Querystring: { token?: string } }>(
      "/privacy_requests/copy",
      describeRoute({
        summary: "What is kept under an email address, for whoever has the link of the mail.",
        query: z.object({ token: z.string() }),
        answers: { 200: file("application/zip") },
      }),
      async (request, reply) => {
        const { db, log, now } = await contextOf(request, { access: "everyone" });
        const token = String(request.query.token ?? "");
        const id = (await tokens.read(copyUse, token))?.id;
        const asked = id
          ? await db
              .selectFrom("privacyRequests")
              .select(["email", "language"])
              .where("id", "=", id)
              .executeTakeFirst()
          : undefined;
        if (!asked) throw notFound();
        const zip = writeExport({
          ...{ db, files, tables: tablesByEmail(tables()), person: personByEmail(asked.email) },
          ...{ language: asked.language === "es" ? ("es" as const) : ("en" as const), now: now() },
        });
        zip.once("error", (error) => log.error({ err: error }, "a copy broke off"));
        return reply
          .headers({
            "content-type": "application/zip",
            "content-disposition": `attachment; filename="${exportFilename(now())}"`,
            "cache-control": "private, no-store",
            "x-content-type-options": "nosniff",
          })
          .send(zip);
      },
    );
  };
