/**
 * The language model: any OpenAI-compatible endpoint, or none. What asks it always has a plain way too, for no answer is
 * promised: `null` here means that none is set up, and `complete` returns a failure instead of throwing.
 *
 *     const answer = await model?.complete(db, { kind: "suitability", accountId, system, user, schema });
 *     const text = answer && "value" in answer ? answer.value.text : plainText;
 */
import { CommandError } from "#platform/shared/command-error.ts";
import type { z } from "zod";
import type { Config } from "../config/config.ts";
import type { Database, Queryable } from "../database/database.ts";
import { callModel, hasBudget, type ModelAnswer, type ModelRequest, type Budget } from "./call-model.ts";
import { openEndpoint } from "./endpoint.ts";

export interface LanguageModel {
  name: string;
  /** Never inside a transaction: it may take its time. Writes a row of open_ai_logs. */
  complete<S extends z.ZodType>(db: Database, question: ModelRequest<S>): Promise<ModelAnswer<z.output<S>>>;
  /** Whether there is budget left today, for screens that must say so before the wait. */
  hasBudget(db: Queryable, budget: Budget): Promise<boolean>;
}

/** @throws CommandError where only half of what it takes is set. */
export function openLanguageModel(config: Config): LanguageModel | null {
  const { languageModelUrl: url, languageModelName: name, languageModelKey: key } = config;
  if (!url && !name) return null;
  if (!url || !name)
    throw new CommandError("LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME go together: set both, or neither.");
  const timeoutMs = config.languageModelSeconds * 1000;
  const endpoint = openEndpoint({ url, name, key, timeoutMs });
  const limits = {
    account: config.languageModelCallsPerDay,
    team: config.languageModelCallsPerDayOfEmployer,
  };
  return {
    name,
    complete: (db, question) => callModel(db, endpoint, question, limits),
    hasBudget: (db, whose) => hasBudget(db, whose, limits),
  };
}
