/**
 * Answers that the server has not confirmed yet, kept in this browser by account and question: a dead battery, a lost
 * connection or a restarted server loses nothing. Where the browser may not store, they live as long as the page.
 */
import { useSyncExternalStore } from "react";

import { onServer } from "#platform/web/server-clock.ts";
import { store, stored } from "#platform/web/storage.ts";

export interface KeptAnswer {
  /** The stored text; "" takes an answer away. */
  value: string;
  /** When it was given, by the server's clock. */
  at: string;
}
/** By question name. */
export type KeptAnswers = Readonly<Record<string, KeptAnswer>>;

export const useKeptAnswers = (accountId: string | null): KeptAnswers =>
  useSyncExternalStore(
    subscribe,
    () => keptAnswers(accountId),
    () => none,
  );

/** All that are kept for an account, right now. */
export function keptAnswers(accountId: string | null): KeptAnswers {
  if (!accountId || typeof window === "undefined") return none;
  if (accountId !== owner) {
    owner = accountId;
    kept = readAll(accountId);
  }
  return kept;
}

export function keepAnswer(accountId: string, question: string, value: string): void {
  const answer = { value, at: new Date(onServer(Date.now())).toISOString() };
  change(accountId, { ...keptAnswers(accountId), [question]: answer });
  store(keyOf(accountId, question), JSON.stringify(answer));
}

/** Only what was confirmed is forgotten, not what was typed meanwhile; without a value it goes in any case. */
export function forgetAnswer(accountId: string, question: string, value?: string): void {
  const { [question]: gone, ...others } = keptAnswers(accountId);
  if (!gone || (value !== undefined && gone.value !== value)) return;
  change(accountId, others);
  store(keyOf(accountId, question), null);
}

/**
 * The names of kept answers that another device has answered since: theirs stand. A few seconds are allowed for, since
 * clocks differ and an answer's own save may be the newer one.
 */
export function overtaken(
  kept: KeptAnswers,
  given: readonly { profileQuestionName: string; updatedAt: string }[],
): string[] {
  const savedAt = new Map(given.map((row) => [row.profileQuestionName, Date.parse(row.updatedAt)]));
  return Object.keys(kept).filter(
    (name) => (savedAt.get(name) ?? 0) > Date.parse(kept[name]!.at) + tolerance,
  );
}

/** The server's answers with the kept ones over them. */
export function withKept(answers: Readonly<Record<string, string>>, kept: KeptAnswers) {
  const all: Record<string, string> = { ...answers };
  for (const [name, { value }] of Object.entries(kept)) {
    if (value) all[name] = value;
    else delete all[name];
  }
  return all;
}

const tolerance = 5_000;
const none: KeptAnswers = {};
const prefix = (accountId: string) => `profile_answer:${accountId}:`;
const keyOf = (accountId: string, question: string) => prefix(accountId) + question;

let owner: string | null = null;
let kept: KeptAnswers = none;
const listeners = new Set<() => void>();

function change(accountId: string, next: KeptAnswers) {
  owner = accountId;
  kept = next;
  for (const listener of listeners) listener();
}

function readAll(accountId: string): KeptAnswers {
  const found = keysOfStorage().filter((key) => key.startsWith(prefix(accountId)));
  return Object.fromEntries(
    found.flatMap((key) => {
      const answer = answerIn(stored(key));
      return answer ? [[key.slice(prefix(accountId).length), answer]] : [];
    }),
  );
}

function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function answerIn(text: string | null): KeptAnswer | null {
  try {
    const answer = JSON.parse(text ?? "null") as Partial<KeptAnswer> | null;
    return typeof answer?.value === "string" && typeof answer.at === "string"
      ? { value: answer.value, at: answer.at }
      : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  // Another tab of the same person types or saves, too.
  const look = ({ key }: StorageEvent) => {
    if (owner && (key === null || key.startsWith(prefix(owner)))) change(owner, readAll(owner));
  };
  listeners.add(listener);
  window.addEventListener("storage", look);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", look);
  };
}
