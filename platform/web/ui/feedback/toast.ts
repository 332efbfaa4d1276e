/** Short messages at the edge of the screen. `toast("Withdrawn", { undo })` from anywhere in the browser. */
import { i18n } from "@lingui/core";
import { useSyncExternalStore } from "react";

export interface Toast {
  id: number;
  text: string;
  tone: "success" | "error";
  /** Milliseconds it stays; null: until dismissed. */
  stays: number | null;
  /** Takes the act back. Never the only way back: the screen has a permanent one as well. */
  undo?: () => void;
  action?: { label: string; run: () => void };
}

/** `stays: null` keeps what must not be missed until it is dismissed. */
export type ToastOptions = Partial<Pick<Toast, "tone" | "undo" | "action" | "stays">>;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const most = 3;

/** `text` is already in the reader's language. Success stays 6 s, with Undo 10 s, errors until dismissed. */
export function toast(text: string, options: ToastOptions = {}): number {
  const tone = options.tone ?? "success";
  const stays = tone === "error" ? null : options.undo ? 10_000 : 6_000;
  const id = ++lastId;
  const others = toasts.filter((shown) => shown.text !== text);
  show([...others, { id, text, stays, ...options, tone }].slice(-most));
  return id;
}

/** The failure of an optimistic change, in the words of the rules for lists. */
export const couldNotSave = () => toast(i18n._(/*i18n*/ "Couldn't save that. Try again."), { tone: "error" });

export const dismiss = (id: number) => show(toasts.filter((shown) => shown.id !== id));

const none: Toast[] = [];
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );

function show(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
