/** Records the progress of onboarding on the server, each step once; nothing waits for it or depends on it. */
import { useCallback, useRef } from "react";

import { call } from "#platform/web/api-client/api.ts";

import { OnboardingEvent } from "../../onboarding-event.ts";
import { eventName } from "./event-names.ts";

const debounceMs = 1_000;

export function useOnboardingEvents() {
  const recorded = useRef(new Set<string>());
  return useCallback((event: string) => {
    const name = eventName(event);
    if (recorded.current.has(name)) return;
    recorded.current.add(name);
    setTimeout(() => void sendEvent(name), debounceMs);
  }, []);
}

const sendEvent = (event: string) =>
  call(OnboardingEvent.type, {
    method: "POST",
    body: { data: { type: OnboardingEvent.type, attributes: { event } } },
  }).catch(() => undefined);
