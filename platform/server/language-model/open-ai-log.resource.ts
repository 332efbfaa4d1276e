/**
 * Requests to the language model and its answers, over JSON:API: operators read all; the person it was for
 * rates the answer.
 */
import type { Actor } from "#platform/shared/actor.ts";
import { OpenAiLog } from "#platform/shared/open-ai-log.ts";
import { sql } from "kysely";
import { z } from "zod";
import { listParam } from "../engine/filter-schemas.ts";
import { filter, resource } from "../resource.ts";
import { recordAnswer, recordAnswerInput } from "./record-answer.action.ts";

const isOperator = (actor: Actor) => actor.kind === "operator";
const isForMe = (actor: Actor, row: { accountId: string | null }) =>
  "accountId" in actor && actor.accountId === row.accountId;

export const openAiLogs = resource({
  entity: OpenAiLog,
  table: "openAiLogs",
  operators: { read: ["support"], write: [] },
  collections: {
    open_ai_logs: {
      for: ["educator", "employer"],
      create: ["educator", "employer"],
      change: ["educator", "employer"],
    },
  },
  visibleTo: {
    educator: (rows, me) => rows.where("openAiLogs.accountId", "=", me.accountId),
    employer: (rows, me) => rows.where("openAiLogs.accountId", "=", me.accountId),
  },
  filters: {
    kind: filter(listParam(z.string().max(100)), (rows, kinds) => rows.where("openAiLogs.kind", "in", kinds)),
    rating: filter(listParam(z.string().max(20)), (rows, ratings) =>
      rows.where(sql.ref<string>("openAiLogs.rating"), "in", ratings),
    ),
    accountId: filter(listParam(z.uuid()), (rows, ids) => rows.where("openAiLogs.accountId", "in", ids)),
  },
  sorts: { createdAt: "createdAt" },
  readableBy: { input: isOperator, failure: isOperator },
  create: { input: recordAnswerInput, run: recordAnswer },
  updatableBy: { rating: isForMe },
});
