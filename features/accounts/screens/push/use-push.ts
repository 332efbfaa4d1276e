/** Notifications of this browser: whether it can show them and does, and how they are switched on and off. */
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#platform/web/api-client/api.ts";
import { useInstallWay } from "#platform/web/page/install-app.ts";

/** `install first`: on iOS only a site on the home screen may; `blocked`: the person refused in the browser's own dialog. */
export type PushState = "unknown" | "impossible" | "install first" | "blocked" | "off" | "on";

interface PushSubscriptionAnswer {
  publicKey: string;
  isSubscribed: boolean;
}

const path = "account/push_subscription";
const queryKey = ["push"];

export function usePush() {
  const client = useQueryClient();
  const installWay = useInstallWay();
  const { data } = useQuery({ queryKey, queryFn: readState, staleTime: 60_000 });
  const state = data === "impossible" && installWay === "by hand" ? "install first" : (data ?? "unknown");
  const change = async (run: () => Promise<PushState>) => {
    try {
      client.setQueryData(queryKey, await run());
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
  return { state, turnOn: () => change(turnOn), turnOff: () => change(turnOff) };
}

const readAnswer = () => call<PushSubscriptionAnswer>(path);

async function readState(): Promise<PushState> {
  const worker = await findWorker();
  if (!worker) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  if (Notification.permission === "default") return "off";
  const [own, { isSubscribed }] = await Promise.all([worker.pushManager.getSubscription(), readAnswer()]);
  return own && isSubscribed ? "on" : "off";
}

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return isAble ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Asks the person, in the browser's own dialog: call it upon a press. */
async function turnOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const [worker, { publicKey }] = await Promise.all([navigator.serviceWorker.ready, readAnswer()]);
  // One made under another key, or for somebody else, is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = own.toJSON();
  await call(path, { method: "POST", body: { endpoint, keys } });
  return "on";
}

async function turnOff(): Promise<PushState> {
  await call(path, { method: "DELETE" });
  const own = await (await findWorker())?.pushManager.getSubscription();
  await own?.unsubscribe();
  return "off";
}
