/** The open pages of `npm run bench:live`: sockets that listen to what a page listens to, and when they hear of a row. */
import pLimit from "p-limit";
import { WebSocket } from "ws";
import type { Account } from "./live-people.ts";

/** As many sockets come from one address; the product limits them. */
const socketsPerAddress = 400;
const openedAtOnce = 50;
const channels = [
  ...["AccountChannel", "NotificationsChannel", "ConversationsChannel", "ApplicationsChannel"],
  ...["InterviewsChannel", "JobsChannel"],
].map((channel) => JSON.stringify({ channel }));

type Hear = (account: Account, at: number) => void;

export interface Sockets {
  /** Calls `hear` for each frame that holds this text, until the returned function is called. */
  listen(text: string, hear: Hear): () => void;
  closed: () => number;
  close(): void;
}

/** Opens `perAccount` sockets for each account, and resolves once all of them listen. */
export async function openSockets(url: string, accounts: Account[], perAccount: number): Promise<Sockets> {
  const listeners = new Map<string, Hear>();
  const sockets: WebSocket[] = [];
  let closed = 0;
  const limit = pLimit(openedAtOnce);
  const all = Array.from({ length: perAccount }, () => accounts).flat();
  await Promise.all(all.map((account, index) => limit(() => open(account, index))));
  return {
    listen(text, hear) {
      listeners.set(text, hear);
      return () => listeners.delete(text);
    },
    closed: () => closed,
    close: () => sockets.forEach((socket) => socket.terminate()),
  };

  function open(account: Account, index: number): Promise<void> {
    const block = Math.floor(index / socketsPerAddress);
    const socket = new WebSocket(`${url}/cable?token=${account.token}`, ["actioncable-v1-json"], {
      localAddress: `127.0.${1 + Math.floor(block / 250)}.${1 + (block % 250)}`,
      perMessageDeflate: false,
    });
    sockets.push(socket);
    let confirmed = 0;
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("close", (code) => {
        closed += 1;
        reject(new Error(`A socket was closed (${code}) before it listened.`));
      });
      socket.on("message", (data: Buffer) => {
        const frame = data.toString();
        if (frame === '{"type":"welcome"}') {
          for (const identifier of channels)
            socket.send(JSON.stringify({ command: "subscribe", identifier }));
        } else if (frame.endsWith('"type":"confirm_subscription"}')) {
          confirmed += 1;
          if (confirmed === channels.length) resolve();
        } else if (!frame.startsWith('{"type":"ping"')) {
          const at = performance.now();
          for (const [text, hear] of listeners) if (frame.includes(text)) hear(account, at);
        }
      });
    });
  }
}
