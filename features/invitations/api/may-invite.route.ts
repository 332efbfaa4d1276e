/** `GET employer/job_invitations/may_invite?jobListingId=&userProfileIds=`: who can be invited, asked before anything is sent. */
import type { Pair } from "#features/messages/api/conversations/find-or-create-conversation.ts";
import {
  loadWritePermission,
  openedWithinADay,
} from "#features/messages/api/conversations/write-facts.query.ts";
import { maxNewConversationsPerDay } from "#features/messages/message-constants.ts";
import type { WritePermission } from "#features/messages/write-permission.ts";
import type { Context } from "#platform/server/context.ts";
import { ApiError, badRequest, forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import {
  inviteRefusal,
  inviteRefusals,
  inviteRefusalTexts,
  type InvitePermission,
} from "../invite-permission.ts";
import { findInvolvedInJob, findKnownTo, findOwnJob } from "./invite-facts.query.ts";

const maxAsked = 100;

const queryInput = z.looseObject({
  jobListingId: z.uuid(),
  userProfileIds: z
    .string()
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.uuid()).min(1).max(maxAsked)),
});

const description = describeRoute({
  summary: "Who of a list can be invited to apply, and why not; in the order asked.",
  query: queryInput,
  answers: {
    200: json(
      z.object({
        permissions: z.array(
          z.object({
            userProfileId: z.uuid(),
            allowed: z.boolean(),
            reason: z.enum(inviteRefusals).nullable(),
            detail: z.string().nullable(),
          }),
        ),
      }),
    ),
  },
});

/** Answers `{permissions: [{userProfileId, allowed, reason, detail}]}`, in the order asked. */
export function mayInviteRoute(server: FastifyInstance, platform: Platform): void {
  server.get("/employer/job_invitations/may_invite", description, async (request, reply) => {
    const context = await platform.contextOf(request);
    const { actor } = context;
    if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
    if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
    const query = queryInput.safeParse(request.query);
    if (!query.success)
      throw badRequest(/*i18n*/ "This parameter is not valid.", {
        code: "invalid_parameter",
        source: { parameter: String(query.error.issues[0]?.path[0]) },
      });
    const { jobListingId, userProfileIds } = query.data;
    const job = await findOwnJob(context.db, actor.employerId, jobListingId);
    if (!job) throw notFound();
    const permissions = await findPermissions(context, actor.employerId, job, userProfileIds);
    return reply.send({ permissions });
  });
}

async function findPermissions(
  context: Context,
  employerId: string,
  job: { id: string; isOpen: boolean },
  userProfileIds: string[],
): Promise<InvitePermission[]> {
  const { applied, invited } = await findInvolvedInJob(context.db, job.id, userProfileIds);
  const known = await findKnownTo(context.db, employerId, userProfileIds);
  let opened = (await openedWithinADay(context, employerId)).length;
  const permissions: InvitePermission[] = [];
  for (const userProfileId of userProfileIds) {
    const write = await findWritePermission(context, { employerId, userProfileId });
    let reason = inviteRefusal({
      isJobOpen: job.isOpen,
      hasAppliedForJob: applied.has(userProfileId),
      isInvitedToJob: invited.has(userProfileId),
      write,
    });
    // Those before them in the list use up the day's new conversations.
    if (reason === null && !known.has(userProfileId)) {
      opened += 1;
      if (opened > maxNewConversationsPerDay) reason = "daily_limit";
    }
    const detail = reason && inviteRefusalTexts[reason];
    permissions.push({ userProfileId, allowed: reason === null, reason, detail });
  }
  return permissions;
}

/** Somebody who does not exist is answered like somebody who is hidden: nothing tells the two apart. */
async function findWritePermission(context: Context, pair: Pair): Promise<WritePermission> {
  try {
    return await loadWritePermission(context, pair, "EmployerProfile");
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { allowed: false, reason: "unavailable", isFirst: true };
  }
}
