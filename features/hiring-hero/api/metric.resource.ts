/** A program's Hiring Hero figures over JSON:API: its team reads them, and counts them anew. */
import { action } from "#platform/server/action.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { idListParam, listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import type { Employer as EmployerActor } from "#platform/shared/actor.ts";
import { minuteMs } from "#platform/shared/duration.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { HiringHeroMetric, metricTypes } from "../hiring-hero.ts";
import { countHeroOf } from "./count-hero.ts";
import { loadHeroConfig } from "./hero-config.ts";

export const metrics = resource({
  entity: HiringHeroMetric,
  table: "hiringHeroMetrics",
  operators: operatorAccess.people,
  access: "own",
  collections: { metrics: { for: ["employer"] } },
  visibleTo: {
    employer: (rows, { employerId }) => rows.where("hiringHeroMetrics.employerId", "=", employerId),
  },
  filters: {
    employerId: filter(idListParam, (rows, employers) =>
      rows.where("hiringHeroMetrics.employerId", "in", employers),
    ),
    metricType: filter(listParam(z.enum(metricTypes)), (rows, types) =>
      rows.where("hiringHeroMetrics.metricType", "in", types),
    ),
  },
  sorts: { createdAt: "createdAt" },
  includes: ["employer"],
});

const pauseMs = minuteMs;

export const countMetrics = action({
  path: "metrics/count",
  summary: "Counts the own program's Hiring Hero goals now, once a minute.",
  for: ["employer"],
  input: z.object({}),
  answers: { 200: json(z.object({ isNew: z.boolean(), windowDays: z.int() })) },
  run: async (context) => {
    const { db, now } = context;
    const actor = context.actor as EmployerActor;
    const { hiringHeroLastRanAt } = await db
      .selectFrom("employers")
      .select("hiringHeroLastRanAt")
      .where("id", "=", actor.employerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const waitMs = hiringHeroLastRanAt ? Number(hiringHeroLastRanAt) + pauseMs - Number(now()) : 0;
    if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
    const { isNew, windowDays } = await countHeroOf(context, actor.employerId, await loadHeroConfig(db));
    return { json: { isNew, windowDays } };
  },
});
