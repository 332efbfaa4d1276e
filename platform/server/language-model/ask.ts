/** Asks the model once: within the account's budget, with a row of the log, and with an answer of the right shape. */
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database.ts";
import { type Endpoint, EndpointError } from "./endpoint.ts";
import type { ModelAnswer, Question } from "./language-model.ts";

const inputAtMost = 40_000;
const outputAtMost = 100_000;

export async function askModel<S extends z.ZodType>(
  db: Database,
  endpoint: Endpoint,
  question: Question<S>,
  callsPerDay: number,
): Promise<ModelAnswer<z.output<S>>> {
  const asked = inWords(question);
  const logId = await begin(db, endpoint, question, asked, callsPerDay);
  if (!logId) return { failure: "budget" };
  const started = performance.now();
  const end = (row: { output?: string; tokens?: number; failure?: string }) =>
    db
      .updateTable("openAiLogs")
      .set({ ...row, milliseconds: Math.round(performance.now() - started), updatedAt: sql`now()` })
      .where("id", "=", logId)
      .execute();
  try {
    const { text, tokens } = await endpoint.complete({ ...asked, signal: question.signal });
    const read = question.schema.safeParse(jsonIn(text));
    const failure = read.success ? undefined : `not as asked: ${z.prettifyError(read.error).slice(0, 500)}`;
    await end({ output: text.slice(0, outputAtMost), tokens, failure });
    return read.success ? { value: read.data, logId } : { failure: "failed" };
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    await end({ failure: error.message });
    return { failure: "failed" };
  }
}

function inWords({ system, user, schema }: Question) {
  const jsonSchema = z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>;
  const shape = `Answer with one JSON object and nothing else. It follows this JSON Schema: ${JSON.stringify(jsonSchema)}`;
  return { system: `${system}\n\n${shape}`, user: user.slice(0, inputAtMost), jsonSchema };
}

/** The row stands before the question goes out: what is on its way counts too. Undefined: enough for today. */
async function begin(
  db: Database,
  endpoint: Endpoint,
  { kind, accountId }: Question,
  { system, user }: { system: string; user: string },
  callsPerDay: number,
): Promise<string | undefined> {
  const input = `${system}\n\n${user}`;
  const { rows } = await sql<{ id: string }>`
    insert into open_ai_logs (account_id, kind, model, input, input_size)
    select ${accountId}::uuid, ${kind}, ${endpoint.name}, ${input}, ${input.length}::integer
    where (select count(*) from open_ai_logs
      where account_id = ${accountId}::uuid and created_at > now() - interval '1 day') < ${callsPerDay}::integer
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Models like to wrap what they say. */
function jsonIn(text: string): unknown {
  const from = text.indexOf("{");
  const until = text.lastIndexOf("}");
  try {
    return JSON.parse(text.slice(from, until + 1));
  } catch {
    return undefined;
  }
}
