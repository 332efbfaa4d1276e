/** One endpoint that speaks OpenAI's protocol: a text in, a text out, within a time. */
import type OpenAI from "openai";

export interface EndpointOptions {
  url: string;
  name: string;
  key: string | undefined;
  /** For all tries together. */
  withinMs: number;
}

export interface Asked {
  system: string;
  user: string;
  jsonSchema: Record<string, unknown>;
  signal?: AbortSignal;
}

export interface Said {
  text: string;
  tokens: number;
}

export interface Endpoint {
  name: string;
  /** @throws EndpointError in words for the log. */
  complete(asked: Asked): Promise<Said>;
}

export class EndpointError extends Error {
  override name = "EndpointError";
}

const tries = 3;

export function openEndpoint({ url, name, key, withinMs }: EndpointOptions): Endpoint {
  // Not every server takes a schema; one that refused it is asked in words alone from then on.
  let takesSchema = true;
  return { name, complete };

  async function complete(asked: Asked): Promise<Said> {
    const { default: Client, APIError } = await import("openai");
    const client = new Client({
      baseURL: url,
      apiKey: key ?? "none",
      maxRetries: tries - 1,
      timeout: withinMs,
    });
    const late = AbortSignal.timeout(withinMs);
    const signal = asked.signal ? AbortSignal.any([asked.signal, late]) : late;
    try {
      return await send(client, asked, signal);
    } catch (error) {
      const isRefused = error instanceof APIError && [400, 404, 415, 422, 501].includes(error.status ?? 0);
      if (isRefused && takesSchema && error.status !== 404) {
        takesSchema = false;
        return complete(asked);
      }
      if (error instanceof EndpointError) throw error;
      throw new EndpointError(reasonOf(error, asked.signal?.aborted, late.aborted), { cause: error });
    }
  }

  async function send(
    client: OpenAI,
    { system, user, jsonSchema }: Asked,
    signal: AbortSignal,
  ): Promise<Said> {
    const format = { type: "json_schema", json_schema: { name: "answer", schema: jsonSchema } } as const;
    const answer = await client.chat.completions.create(
      {
        model: name,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        ...(takesSchema && { response_format: format }),
      },
      { signal },
    );
    // What answers need not be what it says it is.
    const text: unknown = answer?.choices?.[0]?.message?.content;
    if (typeof text !== "string" || !text.trim()) throw new EndpointError("empty answer");
    return { text, tokens: Math.trunc(Number(answer.usage?.total_tokens)) || 0 };
  }
}

function reasonOf(error: unknown, wasGivenUp: boolean | undefined, wasLate: boolean): string {
  if (wasGivenUp) return "given up";
  if (wasLate) return "took too long";
  const { status, message } = error as { status?: number; message?: string };
  return status ? `status ${status}` : `not reached: ${(message ?? "").slice(0, 200)}`;
}
