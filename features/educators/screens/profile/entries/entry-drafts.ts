/** The keys of unsaved entry forms in storage: by account, and by entry. */
import { hasDraft } from "#platform/web/forms/form-draft.ts";
import { currentSession, useSession } from "#features/accounts/screens/session/current-session.ts";

type Kind = "work_history" | "education_history";

/** `id`: of the entry, or what a new one is called. */
export function useDraftKey(kind: Kind, id = "new"): string {
  const { accountId } = useSession();
  return keyOf(kind, accountId, id);
}

/** Whether an entry was left before it was saved. */
export const hasUnsavedDraft = (kind: Kind) => (id: string) =>
  hasDraft(keyOf(kind, currentSession().accountId, id));

const keyOf = (kind: Kind, accountId: string | null, id: string) => `${kind}:${accountId}:${id}`;
