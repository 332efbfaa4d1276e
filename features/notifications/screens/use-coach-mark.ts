/** Whether a tutorial is shown at this control now, and what "Got it" records. */
import { useEffect, useState, useSyncExternalStore } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import type { Tutorial } from "../notification-types.ts";
import { SystemNotification } from "../system-notification.ts";

export function useCoachMark(type: Tutorial) {
  const { status, impersonatorId } = useSession();
  const isAvailable = useHasCollection(SystemNotification.type) && status === "signed-in";
  // An operator who impersonates an account must not mark it as seen.
  const mayQuery = isAvailable && !impersonatorId && mayShowInVisit(type);
  const query = useCollection(SystemNotification, {
    filter: { notificationType: type, seen: false },
    size: 1,
    enabled: mayQuery,
  });
  const change = useChange(SystemNotification);
  const [isDismissed, setDismissed] = useState(false);
  const notification = mayQuery && !isDismissed ? query.data?.find(({ seenAt }) => !seenAt) : undefined;
  const isCovered = useIsDialogOpen(Boolean(notification));
  const hasTurn = useTurn(Boolean(notification) && !isCovered, type);
  const dismiss = () => {
    setDismissed(true);
    rememberInVisit(finished);
    // When this fails, the next visit shows it again.
    if (notification)
      void change.run(notification, { seenAt: new Date().toISOString() }).catch(() => undefined);
  };
  return { isShown: hasTurn, dismiss };
}

/** Of several marks on one page only the first is shown; one control may be on the page twice. */
let turnHolder: object | null = null;
const listeners = new Set<() => void>();

function useTurn(isWanted: boolean, type: Tutorial): boolean {
  const [turn] = useState(() => ({}));
  const isHydrated = useHydrated();
  // Shown before in this visit, it is there in the first frame: Back finds the page as high as it was.
  const [wasShown] = useState(isHydrated && isWanted && turnHolder === null && shownInVisit() === type);
  useEffect(() => {
    if (!isWanted || turnHolder || !mayShowInVisit(type)) return;
    rememberInVisit(type);
    giveTurn(turn);
    return () => giveTurn(null);
  }, [isWanted, type, turn]);
  const hasTurn = useSyncExternalStore(
    subscribe,
    () => turnHolder === turn,
    () => false,
  );
  // From then on somebody has the turn.
  return hasTurn || (wasShown && isWanted && turnHolder === null);
}

function giveTurn(turn: object | null) {
  turnHolder = turn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this visit has shown: a tutorial that may be shown again, or "over" once one was dismissed. */
const storageKey = "coach_mark";
const finished = "over";
let thisVisit: string | null = null;

function mayShowInVisit(type: Tutorial) {
  const shown = shownInVisit();
  return shown === null || shown === type;
}

function shownInVisit(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? thisVisit;
  } catch {
    return thisVisit;
  }
}

function rememberInVisit(value: string) {
  thisVisit = value;
  try {
    sessionStorage.setItem(storageKey, value);
  } catch {
    // Storage is off: this page remembers it in memory.
  }
}

/** Watches only while a mark is due. */
function useIsDialogOpen(isDue: boolean): boolean {
  return useSyncExternalStore(
    isDue ? watchDialogs : watchNothing,
    () => isDue && document.querySelector("dialog[open]") !== null,
    () => false,
  );
}

function watchDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

const watchNothing = () => () => undefined;
