/** `GET job_listings/pay_hint?role=&lat=&lng=`: what nearby jobs pay, for whoever writes one. */
import { roleTitles } from "#features/educators/job-preferences.ts";
import { place } from "#features/places/api/gazetteer.ts";
import { badRequest } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { payHint } from "./pay-hint.query.ts";

const coordinate = (most: number) => z.coerce.number().min(-most).max(most);
const question = z.object({
  role: z.enum(roleTitles).optional(),
  lat: coordinate(90).optional(),
  lng: coordinate(180).optional(),
  zipCode: z.string().optional(),
});

export function payHintRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/job_listings/pay_hint", async (request, reply) => {
    await platform.contextOf(request, { access: "preparation" });
    const asked = question.safeParse(request.query);
    if (!asked.success) throw refused(String(asked.error.issues[0]!.path[0]));
    const { role, lat, lng, zipCode } = asked.data;
    const at = lat !== undefined && lng !== undefined ? { lat, lng } : place(zipCode);
    if (!at) throw refused("lat");
    return reply
      .header("Cache-Control", "private, max-age=60")
      .send(await payHint(platform.db, { role, lat: at.lat, lng: at.lng }));
  });
}

const refused = (parameter: string) =>
  badRequest(/*i18n*/ "This parameter is not valid.", { code: "invalid_parameter", source: { parameter } });
