/**
 * Deletes a draft after the time its Undo is shown: the row disappears immediately, the draft is deleted only then.
 */
import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { useRemove } from "#platform/web/data/use-change.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { JobListing } from "../../job-listing.ts";

/** As long as a toast with Undo stays. */
const undoMs = 10_000;

let pendingIds: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The drafts that are about to be deleted: lists leave them out. */
export const usePendingDeletions = () =>
  useSyncExternalStore(
    subscribe,
    () => pendingIds,
    () => pendingIds,
  );

export function useDeleteDraft() {
  const { t } = useLingui();
  const remove = useRemove(JobListing, { at: "employer/job_listings" });
  return (draft: { id: string; title: string }) => {
    setPendingIds([...pendingIds, draft.id]);
    const timer = setTimeout(() => {
      remove
        .run(draft)
        .catch(couldNotSave)
        .finally(() => setPendingIds([...pendingIds].filter((id) => id !== draft.id)));
    }, undoMs);
    const undo = () => {
      clearTimeout(timer);
      setPendingIds([...pendingIds].filter((id) => id !== draft.id));
    };
    toast(draft.title ? t`“${draft.title}” is deleted` : t`The draft is deleted`, { undo });
  };
}

function setPendingIds(ids: readonly string[]) {
  pendingIds = new Set(ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
