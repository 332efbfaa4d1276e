/** Tells the server how far somebody has come, each step once; nobody waits for it, and nothing depends on it. */
import { useCallback, useRef } from "react";

import { call } from "#platform/web/api.ts";

import { OnboardingEvent } from "../../onboarding-event.ts";
import { eventName } from "./event-names.ts";

const patience = 1_000;

export function useOnboardingEvents() {
  const told = useRef(new Set<string>());
  return useCallback((event: string) => {
    const name = eventName(event);
    if (told.current.has(name)) return;
    told.current.add(name);
    setTimeout(() => void tell(name), patience);
  }, []);
}

const tell = (event: string) =>
  call(OnboardingEvent.type, {
    method: "POST",
    body: { data: { type: OnboardingEvent.type, attributes: { event } } },
  }).catch(() => undefined);
