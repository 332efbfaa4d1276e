/** Answers to profile questions over JSON:API; answering again replaces. */
import type { WriteContext } from "#platform/server/context.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { ProfileQuestionAnswer } from "../../profile-question.ts";
import { mayEditPart } from "../../user-profile.policy.ts";
import { loadAnswerTexts, discardAnswerFile } from "./answer-file.ts";
import { saveAnswer, answerInput, changeAnswer } from "./answer-question.action.ts";
import { recheckProfile } from "../recheck-profile.action.ts";
import { throughProfile } from "../visible-profiles.ts";

const { educator, employer } = throughProfile("profileQuestionAnswers");

/** Questions about education and certificates are hidden with those parts of the profile. */
const isOfVisibleSection = sql<boolean>`not exists (
  select 1 from profile_questions question
  join user_profiles owner on owner.id = profile_question_answers.user_profile_id
  where question.id = profile_question_answers.profile_question_id
    and (question.category = 'education' and not owner.show_education
      or question.category = 'certifications' and not owner.show_certifications))`;

export const profileQuestionAnswers = (links: FileLinks) =>
  resource({
    entity: ProfileQuestionAnswer,
    table: "profileQuestionAnswers",
    operators: operatorAccess.people,
    collections: {
      "user_profile/profile_question_answers": {
        for: ["educator", "employer"],
        create: ["educator"],
        change: ["educator"],
        delete: ["educator"],
      },
    },
    visibleTo: {
      educator,
      employer: (rows, me) =>
        employer(rows, me).where("profileQuestionAnswers.active", "=", true).where(isOfVisibleSection),
    },
    fields: { value: { load: loadAnswerTexts(links), save: changeAnswer } },
    filters: {
      profileQuestionName: filter(listParam(z.string()), (rows, names) =>
        rows.where("profileQuestionAnswers.profileQuestionName", "in", names),
      ),
      category: filter(z.string(), (rows, category) =>
        rows.where(sql<boolean>`exists (
        select 1 from profile_questions q
        where q.id = profile_question_answers.profile_question_id and q.category = ${category})`),
      ),
    },
    sorts: { createdAt: "createdAt", updatedAt: "updatedAt" },
    includes: ["userProfile", "profileQuestion"],
    create: { input: answerInput, run: (context: WriteContext, input: never) => saveAnswer(context, input) },
    updatableBy: { value: mayEditPart },
    delete: mayEditPart,
    remove: async (context, row: Row<"profileQuestionAnswers">) => {
      await context.db.deleteFrom("profileQuestionAnswers").where("id", "=", row.id).execute();
      await discardAnswerFile(context.db, row.value);
      await recheckProfile(context, row.userProfileId);
    },
  });
