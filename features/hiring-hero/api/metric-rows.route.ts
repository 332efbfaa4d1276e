/** `GET metrics/standing` and `GET metrics/{id}/rows`: where a program stands, and the very rows that a figure counts. */
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Context } from "#platform/server/context.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { countHero } from "../hero-goals.ts";
import { countedRow } from "../hiring-hero.ts";
import { loadHeroConfig } from "./hero-config.ts";
import { loadHeroFacts } from "./hero-facts.query.ts";

/** The newest are shown; what is not met comes first. */
const mostShown = 200;

const standing = z.object({
  /** Null before the first count. */
  isNew: z.boolean().nullable(),
  windowDays: z.int().nullable(),
  /** Until when a program that fails its goals has the badge still. */
  lostAt: z.iso.datetime().nullable(),
  hiresThisYear: z.int(),
});

export function metricRowsRoute(server: FastifyInstance, platform: Platform): void {
  server.get(
    "/metrics/standing",
    describeRoute({
      summary: "Where the own program stands in Hiring Hero.",
      answers: { 200: json(standing) },
    }),
    async (request, reply) => {
      const { db, now, employerId } = await enter(platform, request);
      const row = await db
        .selectFrom("hiringHeroStandings")
        .selectAll()
        .where("employerId", "=", employerId)
        .executeTakeFirst();
      const { days_until_lost: days } = await loadHeroConfig(db);
      const { count } = await db
        .selectFrom("jobApplications")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("employerId", "=", employerId)
        .where("aasmState", "=", "hired")
        .where("stateChangedAt", ">=", new Date(Date.UTC(now().getUTCFullYear(), 0, 1)))
        .executeTakeFirstOrThrow();
      return reply.header("Cache-Control", "private, no-store").send({
        isNew: row?.isNew ?? null,
        windowDays: row?.windowDays ?? null,
        lostAt: row?.failingSince ? new Date(Number(row.failingSince) + days * dayMs).toISOString() : null,
        hiresThisYear: count,
      });
    },
  );

  server.get<{ Params: { id: string } }>(
    "/metrics/:id/rows",
    describeRoute({
      summary: "The rows that one of the own program's figures counts.",
      answers: { 200: json(z.object({ rows: z.array(countedRow), total: z.int() })) },
    }),
    async (request, reply) => {
      const { db, now, employerId } = await enter(platform, request);
      const { id } = request.params;
      if (!z.uuid().safeParse(id).success) throw notFound();
      const metric = await db
        .selectFrom("hiringHeroMetrics")
        .select("metricType")
        .where("id", "=", id)
        .where("employerId", "=", employerId)
        .executeTakeFirst();
      if (!metric) throw notFound();
      const config = await loadHeroConfig(db);
      const since = new Date(Number(now()) - config.long_window_days * dayMs);
      const { goals } = countHero(await loadHeroFacts(db, employerId, since), config, now());
      const rows = goals.find(({ metricType }) => metricType === metric.metricType)?.rows ?? [];
      const inOrder = rows.toSorted(
        (one, other) => Number(one.met) - Number(other.met) || other.at.localeCompare(one.at),
      );
      return reply
        .header("Cache-Control", "private, no-store")
        .send({ rows: inOrder.slice(0, mostShown), total: rows.length });
    },
  );
}

async function enter(
  platform: Platform,
  request: FastifyRequest,
): Promise<Context & Pick<Employer, "employerId">> {
  const context = await platform.contextOf(request);
  const { actor } = context;
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  return { ...context, employerId: actor.employerId };
}
