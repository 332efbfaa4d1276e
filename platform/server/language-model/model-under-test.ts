/** A server that speaks OpenAI's protocol, for tests: answers as it is told, and remembers what it was asked. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Sent {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: unknown;
}

/** What it says: a text, a status, a body that is none of the protocol, or nothing for so long. */
export type Says = { text: string } | { status: number } | { body: string } | { silentMs: number };

export async function modelUnderTest() {
  const asked: (Sent & { key: string })[] = [];
  let says: Says[] = [];
  const server = createServer(async (request, response) => {
    asked.push({
      ...(JSON.parse(await text(request)) as Sent),
      key: request.headers.authorization ?? "",
    });
    const next = says.length > 1 ? says.shift()! : says[0]!;
    if ("silentMs" in next) await new Promise((go) => setTimeout(go, next.silentMs));
    const status = "status" in next ? next.status : 200;
    response.writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" });
    response.end("body" in next ? next.body : JSON.stringify(status === 200 ? said(next) : { error: {} }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** In this order; the last one again and again. */
    say: (...what: Says[]) => {
      says = what;
      asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const said = (says: Says) => ({
  id: "answer",
  object: "chat.completion",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content: "text" in says ? says.text : "" },
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
});
