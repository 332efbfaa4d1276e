/** `GET {side}/conversations/may_write?userProfileId=|employerId=`: whether the caller may write, asked before anything is typed. */
import { badRequest, forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { Context } from "#platform/server/context.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { writeRefusals, writeRefusalTexts } from "../../write-permission.ts";
import type { Pair } from "./find-or-create-conversation.ts";
import { loadWritePermission } from "./write-facts.query.ts";

const employerQuery = z.object({ employerId: z.uuid() });
const educatorQuery = z.object({ userProfileId: z.uuid() });
const describe = (query: z.ZodObject) =>
  describeRoute({
    summary: "Whether the caller may write, and why not.",
    query,
    answers: {
      200: json(
        z.object({
          allowed: z.boolean(),
          reason: z.enum(writeRefusals).nullable(),
          detail: z.string().nullable(),
          isFirst: z.boolean(),
          resetsAt: z.iso.datetime().optional(),
          conversationId: z.uuid().nullable(),
        }),
      ),
    },
  });
const educatorCall = describe(employerQuery);
const employerCall = describe(educatorQuery);

/** Answers `{allowed, reason, detail, isFirst, resetsAt?, conversationId}`. */
export function mayWriteRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/user_profile/conversations/may_write", educatorCall, async (request, reply) => {
    const context = await platform.contextOf(request);
    const me = context.actor;
    if (me.kind !== "educator") throw notAllowed(context);
    const employerId = parseQuery(employerQuery, request.query).employerId;
    return reply.send(
      await findPermission(context, { employerId, userProfileId: me.userProfileId }, "UserProfile"),
    );
  });
  server.get("/employer/conversations/may_write", employerCall, async (request, reply) => {
    const context = await platform.contextOf(request);
    const me = context.actor;
    if (me.kind !== "employer") throw notAllowed(context);
    const userProfileId = parseQuery(educatorQuery, request.query).userProfileId;
    return reply.send(
      await findPermission(context, { employerId: me.employerId, userProfileId }, "EmployerProfile"),
    );
  });
}

async function findPermission(context: Context, pair: Pair, side: "UserProfile" | "EmployerProfile") {
  const conversation = await context.db
    .selectFrom("conversations")
    .select("id")
    .where("employerId", "=", pair.employerId)
    .where("userProfileId", "=", pair.userProfileId)
    .executeTakeFirst();
  const may = await loadWritePermission(context, pair, side);
  // Does not reveal that an invisible profile exists.
  if (may.reason === "unavailable" && !conversation) throw notFound();
  const detail = may.reason && writeRefusalTexts[may.reason];
  return { ...may, detail, conversationId: conversation?.id ?? null };
}

function parseQuery<T>(schema: z.ZodType<T>, query: unknown): T {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw badRequest(/*i18n*/ "This parameter is not valid.", {
    code: "invalid_parameter",
    source: { parameter: String(parsed.error.issues[0]!.path[0]) },
  });
}

const notAllowed = ({ actor }: Context) =>
  actor.kind === "guest"
    ? unauthorized(/*i18n*/ "Please log in.")
    : forbidden(/*i18n*/ "You can't do that here.");
