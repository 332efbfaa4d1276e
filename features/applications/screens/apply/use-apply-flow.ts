/** The state of applying: every answer is stored in the browser immediately and saved to the server after a delay. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";

import { jobPath, pages } from "#features/paths.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useAutosave } from "#platform/web/forms/use-autosave.ts";
import { removeFromOutbox } from "#platform/web/data/outbox.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import {
  localDraftCopies,
  initialDraft,
  applySteps,
  type ApplyDraft,
  type ApplyStart,
  type LocalDraftCopy,
} from "./apply-draft.ts";
import { useKeepLocalCopy } from "./use-local-copy.ts";
import { waitingApplicationTarget } from "./waiting-application.ts";
import { useCaptureSteps } from "./use-capture-steps.ts";
import { useApplyMutations, type ApplyOutcome } from "./use-apply-mutations.ts";

export type ApplyFlow = ReturnType<typeof useApplyFlow>;

/** `copy`: as `useOpenedCopy` says; another one needs a new flow. */
export function useApplyFlow(
  start: ApplyStart,
  copy: LocalDraftCopy | null | undefined,
  onStop: (stop: ApplyOutcome) => void,
) {
  const { t } = useLingui();
  const { job } = start;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { accountId } = useSession();
  const { isOnline } = useConnection();
  const [search, setSearch] = useSearch();
  const copyName = localDraftCopies.name(accountId, job.id);
  const [draft, setDraft] = useState(() => initialDraft(start, copy ?? null));
  const [isRestored, setRestored] = useState(false);
  const steps = applySteps(job, draft.askedFields);
  const step = steps.includes(search.step ?? "") ? search.step! : draft.step;
  const value: ApplyDraft = { ...draft, step };
  const writes = useApplyMutations(start, onStop, (saved) => localDraftCopies.forget(copyName, saved));
  const autosave = useAutosave({ value, isRestored }, ({ value: latest }) => writes.save(latest));

  const goTo = (next: string, how: "push" | "replace" = "push") => {
    setDraft((before) => ({ ...before, step: next }));
    setSearch({ step: next, change: null }, how);
  };
  // A step counts as shown once it is known to be the one.
  const isKnown = copy !== undefined;
  useCaptureSteps(job.id, isKnown ? step : null, start.application !== null || copy !== null);
  const isChange = search.change === "true";
  const index = steps.indexOf(step);

  useKeepLocalCopy(copyName, value);
  useStepInAddress(isKnown && !search.step, () => setSearch({ step }, "replace"));
  // Saves what a previous visit could not save.
  useEffect(() => setRestored(!!copy), [copy]);
  const { saveNow, state } = autosave;
  useEffect(() => {
    if (isOnline && state === "failed") void saveNow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only coming back online triggers this; a failure has its own Retry
  }, [isOnline]);
  useSaveOnLeave(saveNow, () => void refetchType(client, "job_applications"));

  return {
    ...start,
    draft: value,
    steps,
    step,
    /** From 0. */
    index,
    // Without a connection the copy in the browser is what counts.
    autosave: state === "failed" && !isOnline ? { ...autosave, state: "kept" as const } : autosave,
    change: (part: Partial<ApplyDraft>) => {
      const isChanged = JSON.stringify({ ...draft, ...part }) !== JSON.stringify(draft);
      // Half of a change must not be sent.
      if (isChanged && removeFromOutbox(waitingApplicationTarget(job.id)))
        toast(t`It waits until you have changed it. Then send it again.`);
      setDraft((before) => ({ ...before, ...part }));
    },
    /** To the next step, or back to the check after "Change". */
    next: () => (isChange ? goTo("check", "replace") : goTo(steps[index + 1] ?? "check")),
    back: () => {
      if (isChange) goTo("check", "replace");
      else if (index > 0) goTo(steps[index - 1]!);
      else void navigate(jobPath(job.slug));
    },
    finishLater: async () => {
      await saveNow();
      const isSaved = !writes.failure();
      toast(
        isSaved
          ? t`Saved. Your draft waits here.`
          : t`Saved on this device. It is saved to your account when you open it online.`,
      );
      await navigate(`${pages.applications}?tab=drafts`);
    },
    send: async () => {
      await saveNow();
      await writes.send(value);
    },
  };
}

/** Puts the first step into the URL, so that Back goes from step to step. */
function useStepInAddress(isMissing: boolean, name: () => void) {
  const addStep = useEffectEvent(name);
  useEffect(() => {
    if (isMissing) addStep();
  }, [isMissing]);
}

/** Another screen begins with what was saved here. */
function useSaveOnLeave(saveNow: () => Promise<unknown>, onLeft: () => void) {
  const afterLeave = useEffectEvent(onLeft);
  useEffect(() => () => void saveNow().then(afterLeave), [saveNow]);
}
