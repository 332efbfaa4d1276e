/** Skipped optional pages: stored in this browser immediately, and as onboarding events for other devices. */
import { useMemo } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";

import { OnboardingEvent } from "../../onboarding-event.ts";
import { passedName, skipped } from "./event-names.ts";

export function useSkippedPages(record: (event: string) => void) {
  const { accountId } = useSession();
  const [stored, store] = useStored(`onboarding_passed:${accountId}`);
  const events = useCollection(OnboardingEvent, { sort: "-createdAt", size: 100 });
  const passed = useMemo(() => {
    const elsewhere = (events.data ?? []).map(({ event }) => event).filter((one) => one.startsWith(skipped));
    return new Set([...listIn(stored), ...elsewhere.map((event) => event.slice(skipped.length))]);
  }, [stored, events.data]);
  const pass = (keys: readonly string[]) => {
    const names = keys.map(passedName);
    store(JSON.stringify([...new Set([...listIn(stored), ...names])]));
    for (const name of names) record(skipped + name);
  };
  return { passed, pass, isReady: !events.isLoading };
}

function listIn(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
