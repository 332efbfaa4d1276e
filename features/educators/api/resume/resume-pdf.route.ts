/** `GET user_profiles/{id}/resume.pdf`: the profile as a resume, for its owner and for whoever may see it. */
import { brandsOf } from "#features/brands/api/brand-of-host.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import { runInTransaction } from "#platform/server/engine/in-transaction.ts";
import { conflict, forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { dispositionOf } from "#platform/server/files/send-file.ts";
import { runInThread } from "#platform/server/concurrency/run-in-thread.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import pLimit from "p-limit";
import { fullName } from "#features/accounts/full-name.ts";
import type { ProfileRow } from "../profile-facts.query.ts";
import { recordAccess } from "../access/record-access.action.ts";
import { isVisibleTo } from "../visible-profiles.ts";
import { resumeSheet } from "./resume-sheet.query.ts";

const thread = new URL("resume-pdf.thread.ts", import.meta.url);
const limitDrawing = pLimit(2);

const description = describeRoute({
  summary: "A profile as a resume, for its owner and for who may see it.",
  answers: { 200: file("application/pdf") },
});

export function resumePdfRoute(server: FastifyInstance, platform: Platform): void {
  const brandOf = brandsOf(platform.db);
  server.get<{ Params: { id: string } }>(
    "/user_profiles/:id/resume.pdf",
    description,
    async (request, reply) => {
      const context = await platform.contextOf(request);
      requireSignedIn(context);
      const profile = await visibleProfile(context, request.params.id);
      if (!profile) throw notFound();
      const brand = await brandOf(new URL(context.origin).host).catch(() => null);
      const sheet = await resumeSheet(context, profile, brand);
      const bytes = await limitDrawing(() => runInThread<Uint8Array>(thread, sheet, { timeoutMs: 30_000 }));
      await recordResumeDownload(context, profile.id);
      const filename = `${fullName(profile) || "resume"}.pdf`;
      return reply
        .type("application/pdf")
        .header("Content-Disposition", dispositionOf("attachment", filename))
        .header("Cache-Control", "private, no-store")
        .header("X-Content-Type-Options", "nosniff")
        .send(Buffer.from(bytes));
    },
  );
}

function requireSignedIn({ actor }: Context): void {
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (actor.kind === "unchosen")
    throw conflict(/*i18n*/ "Choose which employer profile you act as.", {
      code: "employer_profile_required",
    });
}

async function visibleProfile({ db, actor }: Context, id: string): Promise<ProfileRow | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const rows = db.selectFrom("userProfiles").selectAll().where("userProfiles.id", "=", id);
  if (actor.kind === "educator") return rows.where("id", "=", actor.userProfileId).executeTakeFirst();
  if (actor.kind === "employer") return rows.where(isVisibleTo(actor)).executeTakeFirst();
  if (hasOperatorRole(actor, operatorAccess.seekers.read)) return rows.executeTakeFirst();
  throw forbidden(/*i18n*/ "You can't do that here.");
}

/** Recorded for the profile's owner, as every access is. */
async function recordResumeDownload({ db, actor, now }: Context, userProfileId: string): Promise<void> {
  if (actor.kind === "educator") return;
  await runInTransaction(db, async (tx) => {
    if (actor.kind === "employer") await recordAccess({ db: tx, actor, now }, "downloaded", [userProfileId]);
    else
      await recordAudit(
        { db: tx, actor },
        { action: "profile.download", entity: "user_profiles", entityId: userProfileId },
      );
  });
}
