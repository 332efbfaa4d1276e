/** `GET job_listings/pay_hint?role=&lat=&lng=`: what nearby jobs pay, for the person who writes one. */
import { roleTitles } from "#features/educators/job-preferences.ts";
import { place } from "#features/places/api/gazetteer.ts";
import { badRequest } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { findPayHint } from "./pay-hint.query.ts";

const coordinate = (maxAbs: number) => z.coerce.number().min(-maxAbs).max(maxAbs);
const querySchema = z.object({
  role: z.enum(roleTitles).optional(),
  lat: coordinate(90).optional(),
  lng: coordinate(180).optional(),
  zipCode: z.string().optional(),
});

const description = describeRoute({
  summary: "What nearby jobs pay an hour: the middle half, or null where there are too few.",
  query: querySchema,
  answers: {
    200: json(z.object({ low: z.number().nullable(), high: z.number().nullable(), count: z.int() })),
  },
});

export function payHintRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/job_listings/pay_hint", description, async (request, reply) => {
    await platform.contextOf(request, { access: "preparation" });
    const parsed = querySchema.safeParse(request.query);
    if (!parsed.success) throw invalidParameter(String(parsed.error.issues[0]!.path[0]));
    const { role, lat, lng, zipCode } = parsed.data;
    const at = lat !== undefined && lng !== undefined ? { lat, lng } : place(zipCode);
    if (!at) throw invalidParameter("lat");
    return reply
      .header("Cache-Control", "private, max-age=60")
      .send(await findPayHint(platform.db, { role, lat: at.lat, lng: at.lng }));
  });
}

const invalidParameter = (parameter: string) =>
  badRequest(/*i18n*/ "This parameter is not valid.", { code: "invalid_parameter", source: { parameter } });
