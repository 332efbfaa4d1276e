/** For tests: a browser's push service on loopback, and the browser that reads what it is sent (RFC 8291). */
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import httpEce from "http_ece";

export interface ReceivedPush {
  message: { title: string; path: string; tag: string };
  headers: Record<string, string | string[] | undefined>;
}

/** `answer` decides the status of the next pushes; 201 by default. Port 0: any free one. */
export async function startPushEndpoint(port = 0) {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? "");
    if (browser && status === 201)
      received.push({
        message: JSON.parse(browser.decrypt(Buffer.concat(chunks)).toString()) as ReceivedPush["message"],
        headers: request.headers,
      });
    response.writeHead(browser ? status : 404).end();
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    /** Where it listens, as OUTGOING_ALLOWED names it. */
    host: `127.0.0.1:${actualPort}`,
    received,
    answer: (next: number) => (status = next),
    /** A new browser's subscription, as `PushSubscription.toJSON()` gives it. */
    subscribe() {
      const browser = createBrowser();
      const path = `/push/${randomBytes(16).toString("base64url")}`;
      browsers.set(path, browser);
      return { endpoint: `http://127.0.0.1:${actualPort}${path}`, keys: browser.keys };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function createBrowser() {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys().toString("base64url");
  const auth = randomBytes(16).toString("base64url");
  return {
    keys: { p256dh, auth },
    decrypt: (body: Buffer): Buffer =>
      httpEce.decrypt(body, { version: "aes128gcm", privateKey: ecdh, authSecret: auth }),
  };
}
