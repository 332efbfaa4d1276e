/** Deletes a draft after the time its Undo is shown: the row goes at once, the draft itself only then. */
import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { useRemove } from "#platform/web/use-change.ts";
import { couldNotSave, toast } from "#platform/web/ui/toast.ts";
import { JobListing } from "../job-listing.ts";

/** As long as a toast with Undo stays. */
const patience = 10_000;

let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The drafts that are about to be deleted: lists leave them out. */
export const useLeavingDrafts = () =>
  useSyncExternalStore(
    subscribe,
    () => leaving,
    () => leaving,
  );

export function useDeleteDraft() {
  const { t } = useLingui();
  const remove = useRemove(JobListing, { at: "employer/job_listings" });
  return (draft: { id: string; title: string }) => {
    set([...leaving, draft.id]);
    const timer = setTimeout(() => {
      remove
        .run(draft)
        .catch(couldNotSave)
        .finally(() => set([...leaving].filter((id) => id !== draft.id)));
    }, patience);
    const undo = () => {
      clearTimeout(timer);
      set([...leaving].filter((id) => id !== draft.id));
    };
    toast(draft.title ? t`“${draft.title}” is deleted` : t`The draft is deleted`, { undo });
  };
}

function set(ids: readonly string[]) {
  leaving = new Set(ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
