/**
 * `POST user_profile/work_histories/suggest_description`: drafts a work description from the form's fields. A
 * route and not an action: the model is slow, and no transaction may wait for it.
 */
import { isSignedIn } from "#platform/shared/actor.ts";
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { requestDraft, draftFields, factLines } from "#platform/server/language-model/draft.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { redact } from "#platform/server/language-model/redact.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const shortTextList = z.array(z.string().max(200)).max(40).nullish();

const input = z.object({
  jobTitle: z.string(/*i18n*/ "Choose a job title").trim().min(1, /*i18n*/ "Choose a job title").max(200),
  gradeLevels: shortTextList,
  teachingSettings: shortTextList,
  teachingRoles: shortTextList,
  approaches: shortTextList,
  languages: shortTextList,
  /** What they wrote themselves. */
  notes: z.string().max(5000).nullish(),
});

const answer = z.object({ text: z.string().trim().min(20).max(3000) });

const system = (
  language: "en" | "es",
) => `You help an early-childhood educator to describe one job for their profile.
Write three to five plain sentences in ${language === "es" ? "Spanish" : "English"}, in the first person, warm and exact, without headings, bullets or praise.
Say only what the facts and notes say; make up no numbers, names, places, results or qualifications. Keep every fact of the notes.
Words in [brackets] were taken out; leave them out too.`;

const description = describeRoute({
  summary: "Drafts the description of a job in the profile, by the language model.",
  body: input,
  bodyTypes: ["application/json"],
  answers: { 200: json(z.object({ text: z.string(), logId: z.uuid() })) },
});

export const suggestDescription =
  (model: LanguageModel | null) =>
  (server: FastifyInstance, platform: Platform): void => {
    if (!model) return;
    server.post("/user_profile/work_histories/suggest_description", description, async (request, reply) => {
      const context = await platform.contextOf(request);
      const { actor, db } = context;
      if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
      if (actor.kind !== "educator") throw forbidden(/*i18n*/ "You can't do that here.");
      const given = draftFields(input, request.body);
      const person = await db
        .selectFrom("userProfiles")
        .select(["firstName", "lastName"])
        .where("id", "=", actor.userProfileId)
        .executeTakeFirstOrThrow();
      const draft = await requestDraft(model, db, {
        kind: "work_description",
        accountId: actor.accountId,
        system: system(context.language),
        user: redact(factsOf(given), person),
        schema: answer,
      });
      return reply.header("Cache-Control", "no-store").send({ text: draft.value.text, logId: draft.logId });
    });
  };

const factsOf = (given: z.output<typeof input>): string =>
  factLines({
    "Job title": given.jobTitle,
    "Ages of the children": given.gradeLevels,
    Settings: given.teachingSettings,
    Roles: given.teachingRoles,
    Approaches: given.approaches,
    "Languages used": given.languages,
    Notes: given.notes?.trim(),
  });
