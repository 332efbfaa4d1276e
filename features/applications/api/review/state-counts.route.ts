/**
 * `GET employer/job_applications/counts`: the number of applicants by state, under the filters of a list except
 * those on the state itself. `{meta: {total, states: {submitted: 12, …}, stages: {needs_you: 13, …}, unviewed}}`, in one
 * query.
 */
import { sendDocument } from "#platform/server/engine/negotiation.ts";
import { describeRoute, jsonApi } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { applicantStages, countStages } from "../../applicant-stages.ts";
import { applicationStates } from "../../application-constants.ts";
import { selectedApplications } from "./selected-applications.ts";

const states = applicationStates.filter((state) => state !== "draft");

const count = z.int();
const description = describeRoute({
  summary:
    "The number of applicants by state and by stage, under the filters of a list but those on the state.",
  queryOf: "employer/job_applications",
  answers: {
    200: jsonApi(
      z.object({
        meta: z.object({
          total: count,
          states: z.record(z.enum(states), count),
          stages: z.record(z.enum(applicantStages), count),
          unviewed: count,
        }),
      }),
    ),
  },
});

export function stateCountsRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/employer/job_applications/counts", description, async (request, reply) => {
    const selection = await selectedApplications(platform, request);
    const {
      aasmState: _state,
      statusCategory: _category,
      stage: _stage,
      ...others
    } = selection.query.filters;
    const found = await selection
      .rows(others)
      .select([
        sql<string>`job_applications.aasm_state`.as("state"),
        sql<number>`count(*)`.as("count"),
        sql<number>`count(*) filter (where job_applications.viewed_at is null)`.as("unviewed"),
        sql<number>`count(*) filter (where job_applications.aasm_state = 'offered'
          and job_applications.offer_accepted_at is not null)`.as("accepted"),
      ])
      .groupBy(sql`job_applications.aasm_state`)
      .execute();
    const countOf = new Map(found.map(({ state, count }) => [state, count]));
    const sum = (of: "count" | "unviewed" | "accepted") => found.reduce((all, row) => all + row[of], 0);
    const byState = Object.fromEntries(states.map((state) => [state, countOf.get(state) ?? 0]));
    const meta = {
      total: sum("count"),
      states: byState,
      stages: countStages(byState, sum("accepted")),
      unviewed: sum("unviewed"),
    };
    return sendDocument(reply.header("Cache-Control", "private, no-cache"), { meta });
  });
}
