/** Short messages at the edge of the screen. `toast("Withdrawn", { undo })` from anywhere in the browser. */
import { i18n } from "@lingui/core";
import { useSyncExternalStore } from "react";

export interface Toast {
  id: number;
  text: string;
  tone: "success" | "error";
  /** Milliseconds until it disappears; null: until dismissed. */
  durationMs: number | null;
  /** Undoes the action. Never the only way: the screen has a permanent one as well. */
  undo?: () => void;
  action?: { label: string; run: () => void };
}

/** `durationMs: null` shows an important message until it is dismissed. */
export type ToastOptions = Partial<Pick<Toast, "tone" | "undo" | "action" | "durationMs">>;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const maxToasts = 3;

/** `text` is already in the reader's language. Success stays 6 s, with Undo 10 s, errors until dismissed. */
export function toast(text: string, options: ToastOptions = {}): number {
  const tone = options.tone ?? "success";
  const durationMs = tone === "error" ? null : options.undo ? 10_000 : 6_000;
  const id = ++lastId;
  const others = toasts.filter((shown) => shown.text !== text);
  show([...others, { id, text, durationMs, ...options, tone }].slice(-maxToasts));
  return id;
}

/** The toast for a failed optimistic change. */
export const couldNotSave = () => toast(i18n._(/*i18n*/ "Couldn't save that. Try again."), { tone: "error" });

/** Changes a toast that is still shown; one that is gone stays away. */
export const updateToast = (id: number, change: Pick<Toast, "text" | "undo">) =>
  show(toasts.map((shown) => (shown.id === id ? { ...shown, ...change } : shown)));

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
