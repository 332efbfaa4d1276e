/** The draft of an application as this browser has it: what of it the server does not have yet. */
import { useEffect, useMemo, useRef } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { localDraftCopies, type ApplyDraft, type LocalDraftCopy } from "./apply-draft.ts";

/** As it was when the page was opened; undefined on the server and until hydration, where nobody can know. */
export function useOpenedCopy(jobId: string): LocalDraftCopy | null | undefined {
  const { accountId } = useSession();
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? localDraftCopies.read(localDraftCopies.name(accountId, jobId)) : undefined),
    [accountId, jobId, isHydrated],
  );
}

/** Written with every change and removed once the server has it. */
export function useKeepLocalCopy(name: string, value: ApplyDraft) {
  const text = JSON.stringify(value);
  const first = useRef(text);
  useEffect(() => {
    if (text !== first.current) localDraftCopies.write(name, JSON.parse(text) as ApplyDraft);
    first.current = "";
  }, [name, text]);
}
