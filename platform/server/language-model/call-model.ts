/**
 * Calls the model once: within the day's budget, with a row in the log, and with an answer of the right
 * shape.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { Database, Queryable } from "../database/database.ts";
import { type Endpoint, EndpointError } from "./endpoint.ts";
import { clientKinds } from "./record-answer.action.ts";

export type Budget = Pick<ModelRequest, "accountId" | "teamId">;

export interface ModelRequest<S extends z.ZodType = z.ZodType> {
  /** What it is for, in the log: "resume_entries". */
  kind: string;
  /**
   * For whom the model is called: whose budget it uses, and who may rate the answer; null for the product
   * itself.
   */
  accountId: string | null;
  /** The team whose shared budget it uses instead of one account's. */
  teamId?: string;
  /** The application that it is about: the log is deleted with it. */
  subjectId?: string;
  /** What is requested, in our own text only. */
  system: string;
  /** What it is about. Passed through `redact` first: never a name, photo, address or age. */
  user: string;
  /** The shape of the answer; one of another shape is a failure. */
  schema: S;
  signal?: AbortSignal;
}

/** `budget`: enough for today · `failed`: no answer, or one of no use. Nothing is to be shown of it but the plain way. */
export type ModelAnswer<T> = { value: T; logId: string } | { failure: "budget" | "failed" };

export interface CallsPerDay {
  account: number;
  team: number;
}

const maxInputLength = 40_000;
const maxOutputLength = 100_000;

export async function callModel<S extends z.ZodType>(
  db: Database,
  endpoint: Endpoint,
  question: ModelRequest<S>,
  limits: CallsPerDay,
): Promise<ModelAnswer<z.output<S>>> {
  const prompt = promptWithSchema(question);
  const logId = await logRequest(db, endpoint, question, prompt, limits);
  if (!logId) return { failure: "budget" };
  const started = performance.now();
  const end = (row: { output?: string; tokens?: number; failure?: string }) =>
    db
      .updateTable("openAiLogs")
      .set({ ...row, milliseconds: Math.round(performance.now() - started), updatedAt: sql`now()` })
      .where("id", "=", logId)
      .execute();
  try {
    const { text, tokens } = await endpoint.complete({ ...prompt, signal: question.signal });
    const read = question.schema.safeParse(jsonIn(text));
    const failure = read.success ? undefined : `not as asked: ${z.prettifyError(read.error).slice(0, 500)}`;
    await end({ output: text.slice(0, maxOutputLength), tokens, failure });
    return read.success ? { value: read.data, logId } : { failure: "failed" };
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    await end({ failure: error.message });
    return { failure: "failed" };
  }
}

function promptWithSchema({ system, user, schema }: ModelRequest) {
  const jsonSchema = z.toJSONSchema(schema, { io: "input" });
  const shape = `Answer with one JSON object and nothing else. It follows this JSON Schema: ${JSON.stringify(jsonSchema)}`;
  return { system: `${system}\n\n${shape}`, user: user.slice(0, maxInputLength), jsonSchema };
}

/**
 * The row is inserted before the request is sent: requests in flight count too. Undefined: the budget is
 * used up.
 */
async function logRequest(
  db: Database,
  endpoint: Endpoint,
  question: ModelRequest,
  { system, user }: { system: string; user: string },
  limits: CallsPerDay,
): Promise<string | undefined> {
  const { kind, accountId, teamId = null, subjectId = null } = question;
  const input = `${system}\n\n${user}`;
  const { rows } = await sql<{ id: string }>`
    insert into open_ai_logs (account_id, employer_id, job_application_id, kind, model, input, input_size)
    select ${accountId}::uuid, ${teamId}::uuid, ${subjectId}::uuid, ${kind}, ${endpoint.name},
      ${input}, ${input.length}::integer
    where ${isWithin(question, limits)}
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function hasBudget(db: Queryable, budget: Budget, limits: CallsPerDay): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${isWithin(budget, limits)} as has`.execute(db);
  return rows[0]!.has;
}

/**
 * Requests for a team count for the whole team, regardless of the member who makes them; other requests count for
 * the account.
 */
function isWithin({ accountId, teamId }: Budget, limits: CallsPerDay) {
  const owner = teamId
    ? sql`employer_id = ${teamId}::uuid`
    : sql`account_id = ${accountId}::uuid and employer_id is null`;
  return sql<boolean>`(select count(*) from open_ai_logs
    where ${owner} and model <> ${clientKinds} and created_at > now() - interval '1 day')
    < ${teamId ? limits.team : limits.account}::integer`;
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
