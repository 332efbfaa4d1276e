/**
 * The own answers to the profile questions, and which questions apply now: the server's, with what this browser could
 * not save yet over them.
 *
 *     const answers = useAnswers();
 *     <Loaded query={answers.query}>{({ questions, given }) => …}</Loaded>
 *     <QuestionField … value={given[question.name] ?? ""} onChange={(text) => answers.change(question, text)}
 *       onBlur={() => void answers.saveNow(question)} />
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";

import { refetchType } from "#platform/web/cached-documents.ts";
import type { QueryView } from "#platform/web/query-view.ts";
import { useSession } from "#platform/web/session.ts";
import { useCollection } from "#platform/web/use-collection.ts";

import { ProfileQuestion, ProfileQuestionAnswer } from "../../profile-question.ts";
import { askedQuestions } from "../../question-flow.ts";
import { ownAnswers, sendAnswer, type Question } from "./answer-calls.ts";
import { forgetAnswer, keptAnswers, overtaken, useKeptAnswers, withKept } from "./kept-answers.ts";
import { useAnswerSaving } from "./use-answer-saving.ts";

export interface AnswerSet {
  /** In the order they are asked, with what answers added right behind them. */
  questions: Question[];
  /** Stored texts by question name, unsaved ones included; a name without an answer is not there. */
  given: Readonly<Record<string, string>>;
}

export function useAnswers() {
  const client = useQueryClient();
  const { accountId } = useSession();
  const asked = useCollection(ProfileQuestion, { size: 100, every: 60_000 });
  const answered = useCollection(ProfileQuestionAnswer, ownAnswers);
  const kept = useKeptAnswers(accountId);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const known = useKnownQuestions(asked.data);
  const rows = answered.data;
  useOvertaken(accountId, rows);

  const data = useMemo<AnswerSet | undefined>(() => {
    if (!known || !rows) return undefined;
    const saved = Object.fromEntries(rows.map((row) => [row.profileQuestionName, row.value]));
    const given = withKept(saved, kept);
    return { questions: askedQuestions(known, given), given };
  }, [known, rows, kept]);

  const saving = useAnswerSaving({
    accountId,
    questions: rows && known,
    send: (question, value) => sendAnswer(client, question, value),
    onRefused: (question, sentence) => {
      setRefused((before) => ({ ...before, [question.name]: sentence }));
      // The question may be another one by now.
      void refetchType(client, ProfileQuestion.type);
    },
  });

  const query: QueryView<AnswerSet> = {
    data,
    error: data ? null : (asked.error ?? answered.error),
    isLoading: !data,
    isUpdating: false,
    retry: () => (asked.retry(), answered.retry()),
  };
  return {
    query,
    /** Keeps it here at once; it is saved a moment later. */
    change: (question: Question, value: string) => {
      setRefused(({ [question.name]: _, ...others }) => others);
      saving.change(question, value);
    },
    /** Saves it now, one that ends it all only with `isMeant`; never rejects. */
    saveNow: saving.saveNow,
    stateOf: saving.stateOf,
    /** Why the server does not take the answer, while it stands. */
    refusalOf: (name: string): string | undefined => refused[name],
  };
}

/** The server shows unlisted questions only while an answer adds them; what was seen once need not be asked for again. */
function useKnownQuestions(asked: readonly Question[] | undefined): Question[] | undefined {
  const [seen, setSeen] = useState<ReadonlyMap<string, Question>>(new Map());
  const isNew = asked?.some((question) => question.unlisted && seen.get(question.name) !== question);
  if (asked && isNew)
    setSeen(
      new Map([...seen, ...asked.filter(({ unlisted }) => unlisted).map((one) => [one.name, one] as const)]),
    );
  return useMemo(() => {
    if (!asked) return undefined;
    const names = new Set(asked.map(({ name }) => name));
    const earlier = [...seen.values()].filter(({ name }) => !names.has(name));
    return [...asked, ...earlier].toSorted((a, b) => a.order - b.order);
  }, [asked, seen]);
}

/** Once, on arrival: while one is here, what is typed here counts. */
function useOvertaken(
  accountId: string | null,
  rows: readonly { profileQuestionName: string; updatedAt: string }[] | undefined,
) {
  const isReady = !!rows && !!accountId;
  const forget = useEffectEvent(() => {
    for (const name of overtaken(keptAnswers(accountId), rows!)) forgetAnswer(accountId!, name);
  });
  useEffect(() => {
    if (isReady) forget();
  }, [isReady]);
}
