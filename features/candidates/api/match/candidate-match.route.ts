/** `GET employer/user_profiles/{id}/match?jobListingId=`: how one educator matches one of the team's jobs, and why. */
import { isVisibleTo } from "#features/educators/api/visible-profiles.ts";
import { readJobFacts } from "#features/jobs/api/match/job-facts.query.ts";
import { readVisibleFacts } from "#features/matching/api/educator-facts.query.ts";
import { match } from "#features/matching/match.ts";
import { matchRow } from "#features/matching/match-row.ts";
import type { Context } from "#platform/server/context.ts";
import { badRequest, conflict, forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { CandidateMeta } from "../../candidate-match.ts";

export type CandidateMatch = NonNullable<CandidateMeta["match"]>;

const query = z.object({ jobListingId: z.uuid() });
const description = describeRoute({
  summary: "How an educator matches one of the team's jobs, and why.",
  query,
  answers: {
    200: json(z.object({ score: z.number(), met: z.int(), asked: z.int(), rows: z.array(matchRow) })),
  },
});

/** Calculated on request: the same numbers as in a search's results. */
export function candidateMatchRoute(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: { id: string }; Querystring: { jobListingId?: string } }>(
    "/employer/user_profiles/:id/match",
    description,
    async (request, reply) => {
      const context = await platform.contextOf(request);
      const { data } = query.safeParse(request.query);
      const found = await loadMatch(context, request.params.id, data?.jobListingId);
      return reply.header("Cache-Control", "private, no-store").send(found);
    },
  );
}

async function loadMatch(context: Context, id: string, jobListingId?: string): Promise<CandidateMatch> {
  const { db, now } = context;
  const { employerId } = employerOf(context);
  if (!z.uuid().safeParse(id).success) throw notFound();
  if (!jobListingId)
    throw badRequest(/*i18n*/ "This parameter is not valid.", {
      code: "invalid_parameter",
      source: { parameter: "jobListingId" },
    });
  const [profile, job] = await Promise.all([
    db
      .selectFrom("userProfiles")
      .select("id")
      .where("id", "=", id)
      .where(isVisibleTo(employerOf(context)))
      .executeTakeFirst(),
    db
      .selectFrom("jobListings")
      .select("id")
      .where("id", "=", jobListingId)
      .where("employerId", "=", employerId)
      .executeTakeFirst(),
  ]);
  if (!profile || !job) throw notFound();
  const [facts, requirements] = await Promise.all([
    readVisibleFacts(db, [id], now()),
    readJobFacts(db, [jobListingId], now()),
  ]);
  const { score, rows } = match(facts.get(id)!, requirements.get(jobListingId)!);
  return { score, met: rows.filter(({ met }) => met === true).length, asked: rows.length, rows };
}

function employerOf({ actor }: Context) {
  if (actor.kind === "employer") return actor;
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (actor.kind === "unchosen")
    throw conflict(/*i18n*/ "Choose which employer profile you act as.", {
      code: "employer_profile_required",
    });
  throw forbidden(/*i18n*/ "You can't do that here.");
}
