/**
 * The educator's answers to the profile questions, and which questions apply now: the server's, overridden by those
 * that this browser has not saved yet.
 *
 *     const answers = useAnswers();
 *     <Loaded query={answers.query}>{({ questions, given }) => …}</Loaded>
 *     <QuestionField … value={given[question.name] ?? ""} onChange={(text) => answers.change(question, text)}
 *       onBlur={() => void answers.saveNow(question)} />
 */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

import { ProfileQuestion, ProfileQuestionAnswer } from "../../profile-question.ts";
import { selectApplicableQuestions } from "../../question-flow.ts";
import { ownAnswers, sendAnswer, type Question } from "./answer-api.ts";
import {
  deleteUnsavedAnswer,
  loadUnsavedAnswers,
  supersededNames,
  type UnsavedAnswers,
  useUnsavedAnswers,
  withUnsavedAnswers,
} from "./unsaved-answers.ts";
import { useAnswerSaving } from "./use-answer-saving.ts";
import { removeWaitingAnswer } from "./waiting-answers.ts";

type GivenAnswer = ResourceOf<typeof ProfileQuestionAnswer>;

export interface AnswerSet {
  /** In order, with questions that answers add right after them. */
  questions: Question[];
  /** Stored texts by question name, unsaved ones included; a question without an answer has no entry. */
  given: Readonly<Record<string, string>>;
}

export function useAnswers() {
  const client = useQueryClient();
  const { accountId } = useSession();
  const listedQuestions = useCollection(ProfileQuestion, {
    size: 100,
    refetchIntervalMs: 60_000,
    keepOffline: true,
  });
  const savedAnswers = useCollection(ProfileQuestionAnswer, { ...ownAnswers, keepOffline: true });
  const unsaved = useUnsavedAnswers(accountId);
  const [rejections, setRefused] = useState<Record<string, string>>({});
  const knownQuestions = useKnownQuestions(listedQuestions.data);
  const rows = savedAnswers.data;
  const conflicts = useConflicts(rows, unsaved);

  const data = useMemo<AnswerSet | undefined>(() => {
    if (!knownQuestions || !rows) return undefined;
    const saved = Object.fromEntries(rows.map((row) => [row.profileQuestionName, row.value]));
    const given = withUnsavedAnswers(saved, unsaved);
    return { questions: selectApplicableQuestions(knownQuestions, given), given };
  }, [knownQuestions, rows, unsaved]);

  const saving = useAnswerSaving({
    accountId,
    questions: rows && knownQuestions,
    send: (question, value) => sendAnswer(client, question, value),
    isInConflict: (name) => supersededNames(loadUnsavedAnswers(accountId), rows ?? []).includes(name),
    onRefused: (question, sentence) => {
      setRefused((before) => ({ ...before, [question.name]: sentence }));
      // The question may have changed.
      void refetchType(client, ProfileQuestion.type);
    },
  });

  const query: QueryView<AnswerSet> = {
    data,
    error: data ? null : (listedQuestions.error ?? savedAnswers.error),
    isLoading: !data,
    isUpdating: false,
    retry: () => (listedQuestions.retry(), savedAnswers.retry()),
  };
  return {
    query,
    /** Stores it here immediately; it is saved a moment later. */
    change: (question: Question, value: string) => {
      setRefused(({ [question.name]: _, ...others }) => others);
      saving.change(question, value);
    },
    /** Saves it now, a rejecting answer only with `isMeant`; never rejects. */
    saveNow: saving.saveNow,
    stateOf: saving.stateOf,
    /** Why the server rejects the answer, while it does. */
    refusalOf: (name: string): string | undefined =>
      rejections[name] ?? (conflicts.has(name) ? undefined : (saving.problemOf(name) ?? undefined)),
    /** What another device answered after this one, while it is open which answer stays. */
    conflictOf: (name: string) => conflicts.get(name),
    /** Sends the answer of this device, or takes the other one. */
    settleConflict: (question: Question, which: "mine" | "theirs") => {
      const { name } = question;
      const mine = accountId && loadUnsavedAnswers(accountId)[name];
      if (!mine) return;
      removeWaitingAnswer(name);
      if (which === "theirs") deleteUnsavedAnswer(accountId, name);
      else saving.change(question, mine.value);
    },
  };
}

/**
 * The server lists unlisted questions only while an answer adds them; those listed before need not be fetched
 * again.
 */
function useKnownQuestions(listed: readonly Question[] | undefined): Question[] | undefined {
  const [earlierQuestions, setSeen] = useState<ReadonlyMap<string, Question>>(new Map());
  const isNew = listed?.some(
    (question) => question.unlisted && earlierQuestions.get(question.name) !== question,
  );
  if (listed && isNew)
    setSeen(
      new Map([
        ...earlierQuestions,
        ...listed.filter(({ unlisted }) => unlisted).map((one) => [one.name, one] as const),
      ]),
    );
  return useMemo(() => {
    if (!listed) return undefined;
    const names = new Set(listed.map(({ name }) => name));
    const earlier = [...earlierQuestions.values()].filter(({ name }) => !names.has(name));
    return [...listed, ...earlier].toSorted((a, b) => a.order - b.order);
  }, [listed, earlierQuestions]);
}

/** By question name: the other device's answers. What is typed here afterwards counts again. */
function useConflicts(rows: readonly GivenAnswer[] | undefined, unsaved: UnsavedAnswers) {
  return useMemo(() => {
    const names = new Set(supersededNames(unsaved, rows ?? []));
    const theirs = (rows ?? []).filter(({ profileQuestionName }) => names.has(profileQuestionName));
    return new Map(theirs.map((row) => [row.profileQuestionName, row] as const));
  }, [rows, unsaved]);
}
