/** Whether a tutorial is due here and now, and what "Got it" keeps of it. */
import { useEffect, useState, useSyncExternalStore } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useChange } from "../data/use-change.ts";
import { useCollection } from "../data/use-collection.ts";
import { useHasCollection } from "../data/capabilities.ts";
import { SystemNotification } from "./system-notification.ts";

/** Notices that are shown at their control rather than under the bell. */
export const tutorials = ["notes_tutorial", "multiple_applicants_selection_tutorial"] as const;
export type Tutorial = (typeof tutorials)[number];

export const isTutorial = (notificationType: string) =>
  (tutorials as readonly string[]).includes(notificationType);

export function useCoachMark(type: Tutorial) {
  const { status, impersonatorId } = useSession();
  const isThere = useHasCollection(SystemNotification.type) && status === "signed-in";
  // An operator who acts for somebody must not read it away from them.
  const mayAsk = isThere && !impersonatorId && isFreeFor(type);
  const query = useCollection(SystemNotification, {
    filter: { notificationType: type, seen: false },
    size: 1,
    enabled: mayAsk,
  });
  const change = useChange(SystemNotification);
  const [isOver, setOver] = useState(false);
  const notice = mayAsk && !isOver ? query.data?.find(({ seenAt }) => !seenAt) : undefined;
  const isCovered = useIsDialogOpen(Boolean(notice));
  const isMine = useTurn(Boolean(notice) && !isCovered, type);
  const gotIt = () => {
    setOver(true);
    remember(over);
    // Where it could not be kept, the next visit asks again.
    if (notice) void change.run(notice, { seenAt: new Date().toISOString() }).catch(() => undefined);
  };
  return { isShown: isMine, gotIt };
}

/** Of several marks on one page the first one stands; the same control may stand there twice. */
let holder: object | null = null;
const listeners = new Set<() => void>();

function useTurn(wants: boolean, type: Tutorial): boolean {
  const [turn] = useState(() => ({}));
  useEffect(() => {
    if (!wants || holder || !isFreeFor(type)) return;
    remember(type);
    give(turn);
    return () => give(null);
  }, [wants, type, turn]);
  return useSyncExternalStore(
    listen,
    () => holder === turn,
    () => false,
  );
}

function give(turn: object | null) {
  holder = turn;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this visit has seen: a tutorial that may be shown again, or "over" once one was read. */
const place = "coach_mark";
const over = "over";
let thisVisit: string | null = null;

const isFreeFor = (type: Tutorial) => [null, type].includes(seenNow() as Tutorial | null);

function seenNow(): string | null {
  try {
    return sessionStorage.getItem(place) ?? thisVisit;
  } catch {
    return thisVisit;
  }
}

function remember(what: string) {
  thisVisit = what;
  try {
    sessionStorage.setItem(place, what);
  } catch {
    // Switched off: this page remembers it by itself.
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

function watchDialogs(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

const watchNothing = () => () => undefined;
