/**
 * Answers that the server has not confirmed yet, stored in this browser by account and question: a dead
 * battery, a lost connection or a restarted server loses nothing. Without storage, they live as long as the
 * page.
 */
import { isRecord } from "#platform/shared/is-record.ts";
import { useSyncExternalStore } from "react";

import { toServerTime } from "#platform/web/api-client/server-clock.ts";
import { storedNames, writeStored, readStored } from "#platform/web/data/storage.ts";

export interface UnsavedAnswer {
  /** The stored text; "" deletes an answer. */
  value: string;
  /** When it was given, by the server's clock. */
  at: string;
}
/** By question name. */
export type UnsavedAnswers = Readonly<Record<string, UnsavedAnswer>>;

export const useUnsavedAnswers = (accountId: string | null): UnsavedAnswers =>
  useSyncExternalStore(
    subscribe,
    () => loadUnsavedAnswers(accountId),
    () => none,
  );

/** All unsaved answers of an account at this moment. */
export function loadUnsavedAnswers(accountId: string | null): UnsavedAnswers {
  if (!accountId || typeof window === "undefined") return none;
  if (accountId !== owner) {
    owner = accountId;
    unsaved = readAll(accountId);
  }
  return unsaved;
}

export function storeUnsavedAnswer(accountId: string, question: string, value: string): void {
  const answer = { value, at: new Date(toServerTime(Date.now())).toISOString() };
  change(accountId, { ...loadUnsavedAnswers(accountId), [question]: answer });
  writeStored(keyOf(accountId, question), JSON.stringify(answer));
}

/** Deletes only the confirmed value, not one typed since; without a value, deletes any. */
export function deleteUnsavedAnswer(accountId: string, question: string, value?: string): void {
  const { [question]: gone, ...others } = loadUnsavedAnswers(accountId);
  if (!gone || (value !== undefined && gone.value !== value)) return;
  change(accountId, others);
  writeStored(keyOf(accountId, question), null);
}

/**
 * The names of unsaved answers that another device has answered differently since. A few seconds are tolerated, since
 * clocks differ and an answer's own save may be the newer one.
 */
export function supersededNames(
  unsavedAnswers: UnsavedAnswers,
  given: readonly { profileQuestionName: string; value: string; updatedAt: string }[],
): string[] {
  return given.flatMap(({ profileQuestionName: name, value, updatedAt }) => {
    const mine = unsavedAnswers[name];
    const isNewer = !!mine && Date.parse(updatedAt) > Date.parse(mine.at) + clockToleranceMs;
    return isNewer && value !== mine.value ? [name] : [];
  });
}

/** The server's answers, overridden by the unsaved ones. */
export function withUnsavedAnswers(
  answers: Readonly<Record<string, string>>,
  unsavedAnswers: UnsavedAnswers,
) {
  const all: Record<string, string> = { ...answers };
  for (const [name, { value }] of Object.entries(unsavedAnswers)) {
    if (value) all[name] = value;
    else delete all[name];
  }
  return all;
}

const clockToleranceMs = 5_000;
const none: UnsavedAnswers = {};
const prefix = (accountId: string) => `profile_answer:${accountId}:`;
const keyOf = (accountId: string, question: string) => prefix(accountId) + question;

let owner: string | null = null;
let unsaved: UnsavedAnswers = none;
const listeners = new Set<() => void>();

function change(accountId: string, next: UnsavedAnswers) {
  owner = accountId;
  unsaved = next;
  for (const listener of listeners) listener();
}

function readAll(accountId: string): UnsavedAnswers {
  return Object.fromEntries(
    storedNames(prefix(accountId)).flatMap((key) => {
      const answer = parseAnswer(readStored(key));
      return answer ? [[key.slice(prefix(accountId).length), answer]] : [];
    }),
  );
}

function parseAnswer(text: string | null): UnsavedAnswer | null {
  try {
    const answer: unknown = JSON.parse(text ?? "null");
    return isRecord(answer) && typeof answer.value === "string" && typeof answer.at === "string"
      ? { value: answer.value, at: answer.at }
      : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  // Another tab of the same account types or saves, too.
  const onStorage = ({ key }: StorageEvent) => {
    if (owner && (key === null || key.startsWith(prefix(owner)))) change(owner, readAll(owner));
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
