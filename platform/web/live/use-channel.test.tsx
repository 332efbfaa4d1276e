// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { registerApiSession } from "../api-client/api-session.ts";
import { testCaller, testGuest, testSession } from "../api-client/api-session.fixtures.ts";
import type { Listener } from "./cable.ts";
import { useChannel } from "./use-channel.ts";

const { subscribe } = vi.hoisted(() => ({
  subscribe: vi.fn<(channel: string, params: object, listener: Listener) => () => void>(),
}));
vi.mock("./cable.ts", () => ({ subscribe }));

async function mountChannel() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  subscribe.mockReset().mockReturnValue(() => undefined);
  const permissions = Promise.withResolvers<void>();
  const { session, setCaller } = testSession();
  const refreshPermissions = vi.fn(() => permissions.promise);
  registerApiSession({ ...session, refreshPermissions });
  setCaller(testCaller("profile-a"));
  const onListening = vi.fn();
  function Rows() {
    useChannel("RowsChannel", {}, { onPush: () => undefined, onListening });
    return null;
  }
  const root = createRoot(document.body);
  onTestFinished(async () => {
    await act(() => root.unmount());
    setCaller(testGuest);
  });
  await act(() => root.render(<Rows />));
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  const [, , { onListening: confirm }] = subscribe.mock.calls[0]!;
  return { root, confirm: confirm!, permissions, refreshPermissions, onListening };
}

test("after a lost connection the permissions are known before anything missed is fetched", async () => {
  const { confirm, permissions, refreshPermissions, onListening } = await mountChannel();
  confirm();
  expect(refreshPermissions).not.toHaveBeenCalled();
  expect(onListening).toHaveBeenCalledTimes(1);
  confirm();
  expect(refreshPermissions).toHaveBeenCalledOnce();
  expect(onListening).toHaveBeenCalledTimes(1);
  permissions.resolve();
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(2));
});

test("a screen that its new permissions stop from listening fetches nothing", async () => {
  const { root, confirm, permissions, onListening } = await mountChannel();
  confirm();
  confirm();
  await act(() => root.render(null));
  permissions.resolve();
  await permissions.promise;
  await Promise.resolve();
  expect(onListening).toHaveBeenCalledTimes(1);
});
