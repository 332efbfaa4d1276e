/** A draft from the language model: asked for, shown, rated, dropped. */
import { useEffect, useRef, useState } from "react";

import type { modelRatings } from "#platform/shared/open-ai-log.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { call } from "#platform/web/api.ts";
import type { WorkHistoryInput } from "../../work-history-input.ts";

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

const nothing = { text: null, logId: "", rating: null as Rating | null };

export function useDraft(entry: WorkHistoryInput): DraftState {
  const [draft, setDraft] = useState<{ text: string | null; logId: string; rating: Rating | null }>(nothing);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async () => {
    if (!entry.jobTitle?.trim()) return setProblem(/*i18n*/ "Choose a job title first");
    setBusy(true);
    setProblem(null);
    const control = (asking.current = new AbortController());
    try {
      setDraft({ ...(await suggestion(entry, control.signal)), rating: null });
    } catch (error) {
      if (!control.signal.aborted) setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const rate = (rating: Rating) => {
    setDraft((before) => ({ ...before, rating }));
    const data = { type: "open_ai_logs", id: draft.logId, attributes: { rating } };
    // A rating that is lost is no reason to stop anybody.
    void call(`open_ai_logs/${draft.logId}`, { method: "PATCH", body: { data } }).catch(() => {});
  };
  const drop = () => setDraft(nothing);
  return { text: draft.text, rating: draft.rating, isBusy, problem, ask, rate, drop };
}

const suggestion = (entry: WorkHistoryInput, signal: AbortSignal) => {
  const { jobTitle, gradeLevels, teachingSettings, teachingRoles, approaches, languages, description } =
    entry;
  return call<{ text: string; logId: string }>("user_profile/work_histories/suggest_description", {
    method: "POST",
    body: {
      jobTitle,
      gradeLevels,
      teachingSettings,
      teachingRoles,
      approaches,
      languages,
      notes: description,
    },
    timeout: 70_000,
    signal,
  });
};

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 429)
    return /*i18n*/ "That was enough help for today. Write it yourself, or come back tomorrow.";
  return error instanceof ApiError && error.code === "no_draft"
    ? error.message
    : /*i18n*/ "No draft came back this time. Write it yourself, or try again later.";
}
