/**
 * A client that called a model of its own (an assistant in the reader's browser, another app) records its
 * answer, so that all help by models is visible in one place. Such a row is marked, counts against no
 * budget, and is limited.
 */
import { isSignedIn } from "#platform/shared/actor.ts";
import { modelRatings } from "#platform/shared/open-ai-log.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { WriteContext } from "../context.ts";
import { tooManyRequests } from "../errors.ts";

/** In place of a model's name, which is unknown. */
export const clientKinds = "client";

const maxPerDay = 100;
const maxLength = 10_000;

export const recordAnswerInput = z.strictObject({
  kind: requiredText(/*i18n*/ "Say what it was for", 100),
  input: z.string().max(maxLength).default(""),
  output: z.string().max(maxLength).default(""),
  rating: z.enum(modelRatings).nullable().default(null),
});

export async function recordAnswer(
  { db, actor }: WriteContext,
  { kind, input, output, rating }: z.output<typeof recordAnswerInput>,
): Promise<string> {
  if (!isSignedIn(actor)) throw new Error("Guests have no log.");
  const { accountId } = actor;
  // Two at once must not pass the bound together.
  await sql`select from accounts where id = ${accountId} for update`.execute(db);
  const { count } = await db
    .selectFrom("openAiLogs")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("accountId", "=", accountId)
    .where("model", "=", clientKinds)
    .where("createdAt", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count >= maxPerDay) throw tooManyRequests(3600);
  const { id } = await db
    .insertInto("openAiLogs")
    .values({ accountId, kind, model: clientKinds, input, inputSize: input.length, output, rating })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
