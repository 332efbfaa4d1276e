// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { registerApiSession } from "../api-client/api-session.ts";
import { testCaller, testGuest, testSession } from "../api-client/api-session.fixtures.ts";
import type { Listener } from "./cable.ts";
import { useChannel } from "./use-channel.ts";

const { subscribe, askForMissed } = vi.hoisted(() => ({
  subscribe: vi.fn<(channel: string, params: object, listener: Listener) => () => void>(),
  askForMissed: vi.fn(),
}));
vi.mock("./cable.ts", () => ({ subscribe, askForMissed }));

async function mountChannel() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  subscribe.mockReset().mockReturnValue(() => undefined);
  const permissions = Promise.withResolvers<void>();
  const { session, setCaller } = testSession();
  const refreshPermissions = vi.fn(() => permissions.promise);
  registerApiSession({ ...session, refreshPermissions });
  setCaller(testCaller("profile-a"));
  function Rows() {
    useChannel("RowsChannel", {}, { onPush: () => undefined, since: "10.1" });
    return null;
  }
  const root = createRoot(document.body);
  onTestFinished(async () => {
    await act(() => root.unmount());
    setCaller(testGuest);
  });
  await act(() => root.render(<Rows />));
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  const [, , { onListening: confirm, since }] = subscribe.mock.calls[0]!;
  askForMissed.mockReset();
  return { root, confirm: confirm!, since: since!, permissions, refreshPermissions };
}

test("after a lost connection the permissions are known before what was missed is asked for", async () => {
  const { confirm, since, permissions, refreshPermissions } = await mountChannel();
  confirm();
  expect(refreshPermissions).not.toHaveBeenCalled();
  expect([since(), askForMissed.mock.calls.length]).toEqual(["10.1", 1]);
  confirm();
  expect(refreshPermissions).toHaveBeenCalledOnce();
  expect([since(), askForMissed.mock.calls.length]).toEqual([null, 1]);
  permissions.resolve();
  await vi.waitFor(() => expect(askForMissed).toHaveBeenCalledTimes(2));
  expect(since()).toBe("10.1");
});

test("a screen that its new permissions stop from listening asks for nothing", async () => {
  const { root, confirm, permissions } = await mountChannel();
  confirm();
  confirm();
  await act(() => root.render(null));
  permissions.resolve();
  await permissions.promise;
  await Promise.resolve();
  expect(askForMissed).toHaveBeenCalledTimes(1);
});
