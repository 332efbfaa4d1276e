/** `GET employer/job_listings/{id}/sharing_texts` and `…/poster.pdf`: what an employer tells people about a job. */
import { brandsOf } from "#features/brands/api/brand-of-host.ts";
import { inkColor } from "#platform/shared/colors.ts";
import { badRequest } from "#platform/server/errors.ts";
import { describeRoute, file, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { dispositionOf } from "#platform/server/files/send-file.ts";
import { runInThread } from "#platform/server/concurrency/run-in-thread.ts";
import { translator } from "#platform/server/translations.ts";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import { jobLinkFrom } from "../../job-sources.ts";
import { loadPosterImage } from "./poster-image.ts";
import { sharingTextsOf, findSharedJob } from "./sharing-texts.query.ts";
import { posterSheet } from "./poster-sheet.ts";

const thread = new URL("poster.thread.ts", import.meta.url);
const limitDrawing = pLimit(2);
const maxTitleInFilename = 60;

const textsQuery = z.object({ language: z.enum(["en", "es"]).optional() });
const posterQuery = z.object({
  language: z.enum(["en", "es", "both"]).optional(),
  size: z.enum(["letter", "a4"]).default("letter"),
});
const texts = describeRoute({
  summary: "Ready texts that tell people about a published job of one's own.",
  query: textsQuery,
  answers: {
    200: json(
      z.object({
        parents: z.string(),
        email: z.object({ subject: z.string(), body: z.string() }),
      }),
    ),
  },
});
const poster = describeRoute({
  summary: "A published job of one's own as a poster.",
  query: posterQuery,
  answers: { 200: file("application/pdf") },
});

interface OneJob {
  Params: { id: string };
}

export function sharingRoutes(server: FastifyInstance, platform: Platform): void {
  const brandOf = brandsOf(platform.db);

  server.get<OneJob>("/employer/job_listings/:id/sharing_texts", texts, async (request, reply) => {
    const context = await platform.contextOf(request);
    const { language = context.language } = valid(textsQuery, request.query);
    const job = await findSharedJob(context, request.params.id);
    return reply.header("Cache-Control", "no-store").send(sharingTextsOf(job, language, context.origin));
  });

  server.get<OneJob>("/employer/job_listings/:id/poster.pdf", poster, async (request, reply) => {
    const context = await platform.contextOf(request);
    const { language, size } = valid(posterQuery, request.query);
    const job = await findSharedJob(context, request.params.id);
    const brand = await brandOf(new URL(context.origin).host).catch(() => null);
    const bytes = await limitDrawing(async () => {
      const sheet = posterSheet(job, {
        languages: language === "both" ? ["en", "es"] : [language ?? context.language],
        size,
        url: context.origin + jobLinkFrom(job.slug, "poster"),
        color: inkColor(brand?.theme?.primary),
        brand: brand?.name ?? "",
        image: await loadPosterImage(platform, job.imageFileId),
      });
      return runInThread<Uint8Array>(thread, sheet, { timeoutMs: 30_000 });
    });
    const title = job.title.slice(0, maxTitleInFilename);
    const filename = `${translator(context.language)(/*i18n*/ "Poster: {title}", { title })}.pdf`;
    return reply
      .type("application/pdf")
      .header("Content-Disposition", dispositionOf("attachment", filename.replaceAll(":", " –")))
      .header("Cache-Control", "private, no-store")
      .send(Buffer.from(bytes));
  });
}

function valid<T>(schema: z.ZodType<T>, query: unknown): T {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const parameter = String(parsed.error.issues[0]!.path[0]);
  throw badRequest(/*i18n*/ "This parameter is not valid.", {
    code: "invalid_parameter",
    source: { parameter },
  });
}
