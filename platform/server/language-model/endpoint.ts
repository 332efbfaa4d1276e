/** One endpoint that speaks OpenAI's protocol: a text in, a text out, within a time. */
import { isRecord } from "#platform/shared/is-record.ts";
import { toError } from "#platform/shared/caught-error.ts";
import type OpenAI from "openai";

export interface EndpointOptions {
  url: string;
  name: string;
  key: string | undefined;
  /** For all tries together. */
  timeoutMs: number;
}

export interface CompletionRequest {
  system: string;
  user: string;
  jsonSchema: Record<string, unknown>;
  signal?: AbortSignal;
}

export interface Completion {
  text: string;
  tokens: number;
}

export interface Endpoint {
  name: string;
  /** @throws EndpointError with a message for the log. */
  complete(request: CompletionRequest): Promise<Completion>;
}

export class EndpointError extends Error {
  override name = "EndpointError";
}

const maxAttempts = 3;

export function openEndpoint({ url, name, key, timeoutMs }: EndpointOptions): Endpoint {
  // Not every server accepts a schema; after a refusal it is described in the prompt.
  let supportsSchema = true;
  return { name, complete };

  async function complete(request: CompletionRequest): Promise<Completion> {
    const { default: Client, APIError } = await import("openai");
    const client = new Client({
      baseURL: url,
      apiKey: key ?? "none",
      maxRetries: maxAttempts - 1,
      timeout: timeoutMs,
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      return await send(client, request, signal);
    } catch (error) {
      const isRefused = error instanceof APIError && [400, 404, 415, 422, 501].includes(error.status ?? 0);
      if (isRefused && supportsSchema && error.status !== 404) {
        supportsSchema = false;
        return complete(request);
      }
      if (error instanceof EndpointError) throw error;
      throw new EndpointError(reasonOf(error, request.signal?.aborted, timeout.aborted), { cause: error });
    }
  }

  async function send(
    client: OpenAI,
    { system, user, jsonSchema }: CompletionRequest,
    signal: AbortSignal,
  ): Promise<Completion> {
    const format = { type: "json_schema", json_schema: { name: "answer", schema: jsonSchema } } as const;
    const answer = await client.chat.completions.create(
      {
        model: name,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        ...(supportsSchema && { response_format: format }),
      },
      { signal },
    );
    // What answers need not be what it says it is.
    const text: unknown = answer?.choices?.[0]?.message?.content;
    if (typeof text !== "string" || !text.trim()) throw new EndpointError("empty answer");
    return { text, tokens: Math.trunc(Number(answer.usage?.total_tokens)) || 0 };
  }
}

function reasonOf(error: unknown, wasAborted: boolean | undefined, wasLate: boolean): string {
  if (wasAborted) return "given up";
  if (wasLate) return "took too long";
  if (isRecord(error) && error.status) return `status ${String(error.status)}`;
  return `not reached: ${toError(error).message.slice(0, 200)}`;
}
