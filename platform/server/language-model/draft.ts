/**
 * A text that someone waits for while the model writes it. Requested by a route, not an action: the model
 * takes its time, and no transaction waits for it.
 */
import { isRecord } from "#platform/shared/is-record.ts";
import type { z } from "zod";
import type { Database } from "../database/database.ts";
import { parseFields } from "../engine/body.ts";
import { ApiError, tooManyRequests } from "../errors.ts";
import type { LanguageModel } from "./language-model.ts";
import type { ModelRequest } from "./call-model.ts";

/** What the form says so far: attributes of a document, or plain fields. */
export function draftFields<S extends z.ZodObject>(schema: S, body: unknown): z.output<S> {
  const fields: Record<string, unknown> = isRecord(body) ? body : {};
  const attributes = isRecord(fields.data) ? fields.data.attributes : undefined;
  const values = isRecord(attributes) ? attributes : fields;
  return parseFields(schema, { values, pointer: (field) => `/${field}` });
}

/** The facts a model is given, a line each; those without a value are left out. */
export const factLines = (facts: Record<string, string | readonly string[] | null | undefined>): string =>
  Object.entries(facts)
    .map(([name, value]) => [name, typeof value === "object" ? value?.join("; ") : value])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** @throws ApiError where enough was requested today, or no answer came that is of use. */
export async function requestDraft<S extends z.ZodType>(
  model: LanguageModel,
  db: Database,
  question: Omit<ModelRequest<S>, "signal">,
): Promise<{ value: z.output<S>; logId: string }> {
  const answer = await model.complete(db, { ...question, signal: AbortSignal.timeout(60_000) });
  if ("failure" in answer) throw answer.failure === "budget" ? tooManyRequests(3_600) : noDraft();
  return answer;
}

const noDraft = () =>
  new ApiError(503, [
    {
      status: "503",
      code: "no_draft",
      title: "No draft",
      detail: /*i18n*/ "No draft came back this time. Write it yourself, or try again later.",
    },
  ]);
