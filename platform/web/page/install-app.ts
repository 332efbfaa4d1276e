/** Installing the site as an app: whether this browser can, and its own dialog for it. */
import { useSyncExternalStore } from "react";

/** Chromium's event, which no standard library of types describes. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** `dialog`: the browser asks by itself; `by hand`: on iOS, through the share menu; `none`: installed, or impossible. */
export type InstallWay = "dialog" | "by hand" | "none";

let promptEvent: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Call once, before the page has loaded: browsers tell it only once. */
export function listenForInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Its own strip would come at a moment that is not ours.
    event.preventDefault();
    setPrompt(event as InstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => setPrompt(null));
}

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => (promptEvent ? "dialog" : isSafariOnIos() ? "by hand" : "none"),
    () => "none",
  );

/** Opens the browser's dialog. It can be opened once per page; resolves to whether it was agreed to. */
export async function installApp(): Promise<boolean> {
  const event = promptEvent;
  setPrompt(null);
  return (await event?.prompt())?.outcome === "accepted";
}

function setPrompt(event: InstallPromptEvent | null) {
  promptEvent = event;
  for (const listener of listeners) listener();
}

/** Other browsers on iOS cannot put a site on the home screen; iPads say that they are Macs, but Macs have no touch. */
function isSafariOnIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isStandalone = window.matchMedia("(display-mode: standalone)").matches;
  return isIos && / Version\//.test(userAgent) && /Safari\//.test(userAgent) && !isStandalone;
}
