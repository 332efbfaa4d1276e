/**
 * `POST employer/job_listings/draft_description`: drafts a description from the form's values. A route instead of
 * an action, because the model is slow and no transaction should wait for it.
 */
import { isSignedIn } from "#platform/shared/actor.ts";
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { requestDraft, draftFields } from "#platform/server/language-model/draft.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { redact } from "#platform/server/language-model/redact.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { draftAnswer, draftInput, modelFactsOf, formatDraft } from "./description-draft.ts";

const systemPrompt = (
  language: "en" | "es",
) => `You help the director of an early-childhood program to describe a job to educators.
Write in ${language === "es" ? "Spanish" : "English"}, plainly and warmly, to "you": one to three short paragraphs about the day, the children and the team, and up to six tasks of a few words each.
Say only what the facts and notes say; make up no numbers, names, places, pay, benefits or requirements. Ask for no age, sex, family state, origin, religion or health.
Words in [brackets] were taken out; leave them out too.`;

const description = describeRoute({
  summary: "Drafts the description of a job ad, by the language model.",
  body: draftInput,
  bodyTypes: ["application/json"],
  answers: { 200: json(z.object({ text: z.string(), html: z.string(), logId: z.uuid() })) },
});

export const draftDescription =
  (model: LanguageModel | null) =>
  (server: FastifyInstance, platform: Platform): void => {
    if (!model) return;
    server.post("/employer/job_listings/draft_description", description, async (request, reply) => {
      const context = await platform.contextOf(request, { access: "preparation" });
      const { actor, db } = context;
      if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
      if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
      const given = draftFields(draftInput, request.body);
      const person = await db
        .selectFrom("employerProfiles")
        .select(["firstName", "lastName"])
        .where("id", "=", actor.employerProfileId)
        .executeTakeFirstOrThrow();
      const draft = await requestDraft(model, db, {
        kind: "job_description",
        accountId: actor.accountId,
        teamId: actor.employerId,
        system: systemPrompt(context.language),
        user: redact(modelFactsOf(given), person),
        schema: draftAnswer,
      });
      return reply
        .header("Cache-Control", "no-store")
        .send({ ...formatDraft(draft.value), logId: draft.logId });
    });
  };
