/** Twilio as far as the tests need it: accepts messages, lists them, and fails as configured. */
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface AcceptedSms {
  sid: string;
  to: string;
  body: string;
  status: string;
  date_created: string;
}

/** How the next message is handled: a reply with that status, or none although it was accepted. */
type Next = number | "hang up after taking";

export async function startFakeTwilio() {
  const accepted: AcceptedSms[] = [];
  const next: Next[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    authorizations.push(request.headers.authorization);
    const sendReply = (status: number, answer: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    if (request.method === "GET") {
      const to = new URL(request.url!, "http://twilio").searchParams.get("To");
      return sendReply(200, { messages: accepted.filter((one) => one.to === to) });
    }
    const form = new URLSearchParams(await text(request));
    const now = next.shift() ?? 201;
    if (typeof now === "number" && now !== 201) return sendReply(now, { code: 1, message: "no" });
    const sid = `SM${String(accepted.length + 1).padStart(32, "0")}`;
    const date = new Date().toUTCString();
    accepted.push({ sid, to: form.get("To")!, body: form.get("Body")!, status: "sent", date_created: date });
    return now === 201 ? sendReply(201, { sid }) : void response.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    accepted,
    next,
    authorizations,
    settings: {
      accountSid: "AC123",
      authToken: "twilio-token",
      from: "+15125550100",
      url: `http://127.0.0.1:${port}`,
    },
    close: () => server.close(),
  };
}
