/** For tests of what is pushed: a person's own socket on `ApplicationsChannel`, and what it heard. */
import type { AddressInfo } from "node:net";
import type { testServer } from "#app/testing/test-server.ts";
import { vi } from "vitest";
import { WebSocket } from "ws";

type Server = Awaited<ReturnType<typeof testServer>>;

interface Frame {
  type?: string;
  /** The first says only that the channel listens. */
  message?: { event: string; data?: { data: { id: string; attributes: Record<string, unknown> } } };
}

/** Call `app.listen` before. Resolves once the subscription stands. */
export async function subscribeToApplications(server: Server, who: { headers: { authorization: string } }) {
  const { port } = server.app.server.address() as AddressInfo;
  const token = who.headers.authorization.replace("Bearer ", "");
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?token=${token}`, ["actioncable-v1-json"]);
  const frames: Frame[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(data.toString()) as Frame));
  const has = (type: string) => vi.waitFor(() => frames.some((frame) => frame.type === type) || fail(type));
  await has("welcome");
  const identifier = JSON.stringify({ channel: "ApplicationsChannel" });
  socket.send(JSON.stringify({ command: "subscribe", identifier }));
  await has("confirm_subscription");
  /** The states of one application as they were pushed here, in order. */
  const states = (id: string) =>
    frames.flatMap(({ message }) =>
      message?.data?.data.id === id ? [String(message.data.data.attributes.aasmState)] : [],
    );
  return { states };
}

const fail = (type: string) => {
  throw new Error(`no ${type} yet`);
};
