/**
 * Saves answers by themselves: choices at once, what is typed 800 ms after the last key and on blur, in order for each
 * question. What does not get through stays kept and is tried again when the connection or the session is back.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { ApiError } from "#platform/web/api-error.ts";
import { subscribe } from "#platform/web/session.ts";
import type { SaveState } from "#platform/web/ui/use-autosave.ts";

import { isAnswered } from "../../answer-problem.ts";
import { chosenValues } from "../../answer-value.ts";
import type { Question } from "./answer-calls.ts";
import { forgetAnswer, keepAnswer, keptAnswers } from "./kept-answers.ts";

/** saved: the server has it · kept: this browser has it, it goes later · refused: the server does not take it. */
export type Outcome = "saved" | "kept" | "refused";

const patience = 800;
const secondTry = 15_000;
const typed = new Set(["text", "textarea", "number", "currency", "date", "location"]);

interface SavingOptions {
  accountId: string | null;
  /** Everything that may be asked, to send what was kept earlier. */
  questions: readonly Question[] | undefined;
  send: (question: Question, value: string) => Promise<void>;
  onRefused: (question: Question, sentence: string) => void;
}

export function useAnswerSaving({ accountId, questions, send, onRefused }: SavingOptions) {
  const [states, setStates] = useState<Record<string, SaveState>>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const queues = useRef(new Map<string, Promise<Outcome>>());
  const show = (name: string, state: SaveState) => setStates((before) => ({ ...before, [name]: state }));

  const saveLatest = async (question: Question, isMeant: boolean): Promise<Outcome> => {
    const { name } = question;
    const value = accountId && keptAnswers(accountId)[name]?.value;
    if (!accountId || value === null || value === undefined) return "saved";
    if (value && !isAnswered(question, value)) return "kept";
    if (!isMeant && endsIt(question, value)) return "kept";
    show(name, "saving");
    try {
      await send(question, value);
      forgetAnswer(accountId, name, value);
      show(name, "saved");
      return "saved";
    } catch (error) {
      show(name, "failed");
      if (!(error instanceof ApiError) || error.status !== 422) return "kept";
      onRefused(question, Object.values(error.fields)[0] ?? error.message);
      return "refused";
    }
  };

  /**
   * Saves what was last said; one after the other, so that an older save can never overtake a newer one. An answer that
   * ends it all is only sent where it is meant: a slip of the finger must not turn anybody away.
   */
  const saveNow = (question: Question, { isMeant = false } = {}): Promise<Outcome> => {
    clearTimeout(timers.current.get(question.name));
    const before = queues.current.get(question.name) ?? Promise.resolve();
    const next = before.then(() => saveLatest(question, isMeant));
    queues.current.set(question.name, next);
    return next;
  };

  const change = (question: Question, value: string) => {
    if (!accountId) return;
    keepAnswer(accountId, question.name, value);
    if (states[question.name] === "saved") show(question.name, "idle");
    clearTimeout(timers.current.get(question.name));
    const wait = typed.has(question.inputType) ? patience : 0;
    timers.current.set(
      question.name,
      setTimeout(() => void saveNow(question), wait),
    );
  };

  const saveAll = () => {
    const waiting = keptAnswers(accountId);
    for (const question of questions ?? []) if (Object.hasOwn(waiting, question.name)) void saveNow(question);
  };
  useChances(saveAll, Object.values(states).includes("failed"), !!questions);
  return { change, saveNow, stateOf: (name: string): SaveState => states[name] ?? "idle" };
}

const endsIt = ({ options }: Question, value: string) => {
  const chosen = new Set(chosenValues(value));
  return options.some((option) => option.flow?.reject === "final" && chosen.has(option.value));
};

/** When what is kept may get through: on arrival, when something comes back, and now and then while something failed. */
function useChances(saveAll: () => void, hasFailed: boolean, isReady: boolean) {
  const save = useEffectEvent(saveAll);
  useEffect(() => {
    if (!isReady) return;
    save();
    const look = () => save();
    const leave = subscribe(look);
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      leave();
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
      // Going elsewhere inside the product must not wait for the next visit.
      look();
    };
  }, [isReady]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => save(), secondTry);
    return () => clearInterval(timer);
  }, [hasFailed]);
}
