/** Captures that applying was begun, and each step the first time it is shown: where people stop can be seen. */
import { useEffect, useEffectEvent, useRef } from "react";

import { capture } from "#platform/web/page/analytics.ts";

/** While the site is open, opening the form again begins nothing new. */
const startedJobIds = new Set<string>();

/** `step` null captures nothing. `isBegun`: there was a draft, here or on the server, when the form was opened. */
export function useCaptureSteps(jobId: string, step: string | null, isBegun: boolean): void {
  const shown = useRef(new Set<string>());
  const captureStep = useEffectEvent(() => {
    if (step === null) return;
    if (!isBegun && !startedJobIds.has(jobId)) {
      startedJobIds.add(jobId);
      capture("application_started", { jobId }, { debounce: false });
    }
    if (shown.current.has(step)) return;
    shown.current.add(step);
    capture("application_step_shown", { jobId, step: kindOf(step) }, { debounce: false });
  });
  useEffect(() => captureStep(), [step]);
}

const kindOf = (step: string) =>
  step === "profile" || step === "locations" || step === "check" ? step : "question";
