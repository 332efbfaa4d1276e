/** A server that speaks OpenAI's protocol, for tests: replies as configured, and records its requests. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: unknown;
}

/** Its reply: a text, a status, a body outside the protocol, or silence for a time. */
export type FakeReply = { text: string } | { status: number } | { body: string } | { silentMs: number };

export async function startFakeModel() {
  const requests: (ChatRequest & { key: string })[] = [];
  let replies: FakeReply[] = [];
  const server = createServer(async (request, response) => {
    requests.push({
      ...(JSON.parse(await text(request)) as ChatRequest),
      key: request.headers.authorization ?? "",
    });
    const next = replies.length > 1 ? replies.shift()! : replies[0]!;
    if ("silentMs" in next) await new Promise((go) => setTimeout(go, next.silentMs));
    const status = "status" in next ? next.status : 200;
    response.writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" });
    response.end(
      "body" in next ? next.body : JSON.stringify(status === 200 ? completion(next) : { error: {} }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** In this order; the last one again and again. */
    say: (...what: FakeReply[]) => {
      replies = what;
      requests.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const completion = (reply: FakeReply) => ({
  id: "answer",
  object: "chat.completion",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content: "text" in reply ? reply.text : "" },
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
});
