/**
 * Saves answers automatically: choices immediately, typed text 800 ms after the last key and on blur, in
 * order for each question. What does not reach the server waits in the outbox; what fails otherwise is retried here.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { ApiError, isUnreachable } from "#platform/web/api-client/api-error.ts";
import { onSessionChange } from "#features/accounts/screens/session/current-session.ts";
import { useOutbox } from "#platform/web/data/outbox.ts";
import type { SaveState } from "#platform/web/forms/use-autosave.ts";

import { onPageLeave } from "#platform/web/page/page-leave.ts";
import { isAnswered } from "../../validate-answer.ts";
import { chosenValues } from "../../answer-value.ts";
import type { Question } from "./answer-api.ts";
import { deleteUnsavedAnswer, storeUnsavedAnswer, loadUnsavedAnswers } from "./unsaved-answers.ts";
import { isAnswerWaiting, removeWaitingAnswer, sendAnswerLater, waitingAnswer } from "./waiting-answers.ts";

/** saved: the server has it · kept: this browser has it, it is sent later · refused: the server rejects it. */
export type Outcome = "saved" | "kept" | "refused";

const debounceMs = 800;
const retryDelayMs = 15_000;
const typed = new Set(["text", "textarea", "number", "currency", "date", "location"]);

interface SavingOptions {
  accountId: string | null;
  /** All questions that may apply, to send answers stored earlier. */
  questions: readonly Question[] | undefined;
  send: (question: Question, value: string) => Promise<void>;
  /** Another device has answered it since: nothing is sent before one of the answers is chosen. */
  isInConflict: (name: string) => boolean;
  onRefused: (question: Question, sentence: string) => void;
}

export function useAnswerSaving({ accountId, questions, send, isInConflict, onRefused }: SavingOptions) {
  const outbox = useOutbox();
  const [states, setStates] = useState<Record<string, SaveState>>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const queues = useRef(new Map<string, Promise<Outcome>>());
  const show = (name: string, state: SaveState) => setStates((before) => ({ ...before, [name]: state }));

  const saveLatest = async (question: Question, isConfirmed: boolean): Promise<Outcome> => {
    const { name } = question;
    const unsaved = accountId && loadUnsavedAnswers(accountId)[name];
    if (!accountId || !unsaved) return "saved";
    const { value } = unsaved;
    if (value && !isAnswered(question, value)) return "kept";
    if (!isConfirmed && endsProfile(question, value)) return "kept";
    if (isInConflict(name) || isAnswerWaiting(name, value)) return "kept";
    show(name, "saving");
    try {
      await send(question, value);
      deleteUnsavedAnswer(accountId, name, value);
      removeWaitingAnswer(name);
      show(name, "saved");
      return "saved";
    } catch (error) {
      if (isUnreachable(error)) {
        show(name, "idle");
        void sendAnswerLater(question, unsaved).then((isSent) => isSent && show(name, "saved"));
        return "kept";
      }
      show(name, "failed");
      if (!(error instanceof ApiError) || error.status !== 422) return "kept";
      onRefused(question, Object.values(error.fields)[0] ?? error.message);
      return "refused";
    }
  };

  /**
   * Saves the latest answer; one save after the other, so that an older one can never overtake a newer one. A
   * rejecting answer is only sent when it is confirmed: a slip of the finger must not reject anybody.
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
    storeUnsavedAnswer(accountId, question.name, value);
    if (states[question.name] === "saved") show(question.name, "idle");
    clearTimeout(timers.current.get(question.name));
    const wait = typed.has(question.inputType) ? debounceMs : 0;
    timers.current.set(
      question.name,
      setTimeout(() => void saveNow(question), wait),
    );
  };

  const saveAll = () => {
    const waiting = loadUnsavedAnswers(accountId);
    for (const question of questions ?? []) if (Object.hasOwn(waiting, question.name)) void saveNow(question);
  };
  useRetryUnsaved(saveAll, Object.values(states).includes("failed"), !!questions);
  const stateOf = (name: string): SaveState => {
    const waiting = waitingAnswer(outbox, name);
    return waiting?.problem === null ? "kept" : (states[name] ?? "idle");
  };
  return { change, saveNow, stateOf, problemOf: (name: string) => waitingAnswer(outbox, name)?.problem };
}

/** Whether the chosen answer rejects for good. */
export const endsProfile = ({ options }: Question, value: string) => {
  const chosen = new Set(chosenValues(value));
  return options.some((option) => option.flow?.reject === "final" && chosen.has(option.value));
};

/** Retries unsaved answers: on arrival, when something comes back, and at intervals while something failed. */
function useRetryUnsaved(saveAll: () => void, hasFailed: boolean, isReady: boolean) {
  const save = useEffectEvent(saveAll);
  useEffect(() => {
    if (!isReady) return;
    save();
    const saveWhenVisible = () => save();
    const leave = onSessionChange(saveWhenVisible);
    const stay = onPageLeave(saveWhenVisible);
    window.addEventListener("online", saveWhenVisible);
    document.addEventListener("visibilitychange", saveWhenVisible);
    return () => {
      leave();
      stay();
      window.removeEventListener("online", saveWhenVisible);
      document.removeEventListener("visibilitychange", saveWhenVisible);
      // Going elsewhere inside the product must not wait for the next visit.
      saveWhenVisible();
    };
  }, [isReady]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => save(), retryDelayMs);
    return () => clearInterval(timer);
  }, [hasFailed]);
}
