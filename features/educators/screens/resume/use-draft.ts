/** A draft from the language model: requested, shown, rated, discarded. */
import { useEffect, useRef, useState } from "react";

import type { modelRatings } from "#platform/shared/open-ai-log.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";

type Rating = (typeof modelRatings)[number];

export interface DraftState {
  text: string | null;
  isBusy: boolean;
  /** Why none came, as a sentence. */
  problem: string | null;
  rating: Rating | null;
  ask: () => Promise<void>;
  rate: (rating: Rating) => void;
  drop: () => void;
}

/** The server's response: the text, and the id of the log row for its rating. */
export interface DraftAnswer {
  text: string;
  logId: string;
}

export interface DraftQuestion<A> {
  /** Why a draft cannot be requested yet, as a sentence. */
  missing: string | null;
  ask: (signal: AbortSignal) => Promise<A>;
}

const nothing = { answer: null, rating: null };

export function useDraft<A extends DraftAnswer>(
  question: DraftQuestion<A>,
): DraftState & { answer: A | null } {
  const [draft, setDraft] = useState<{ answer: A | null; rating: Rating | null }>(nothing);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pendingRequest = useRef<AbortController>(undefined);
  useEffect(() => () => pendingRequest.current?.abort(), []);

  const requestDraft = async () => {
    if (question.missing) return setProblem(question.missing);
    setBusy(true);
    setProblem(null);
    const control = (pendingRequest.current = new AbortController());
    try {
      setDraft({ answer: await question.ask(control.signal), rating: null });
    } catch (error) {
      if (!control.signal.aborted) setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const rate = (rating: Rating) => {
    setDraft((before) => ({ ...before, rating }));
    const id = draft.answer!.logId;
    const data = { type: "open_ai_logs", id, attributes: { rating } };
    // A rating that is lost is no reason to stop anybody.
    void call(`open_ai_logs/${id}`, { method: "PATCH", body: { data } }).catch(() => {});
  };
  const discard = () => setDraft(nothing);
  const { answer, rating } = draft;
  return {
    answer,
    text: answer?.text ?? null,
    rating,
    isBusy,
    problem,
    ask: requestDraft,
    rate,
    drop: discard,
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 429)
    return /*i18n*/ "That was enough help for today. Write it yourself, or come back tomorrow.";
  return error instanceof ApiError && error.code === "no_draft"
    ? error.message
    : /*i18n*/ "No draft came back this time. Write it yourself, or try again later.";
}
