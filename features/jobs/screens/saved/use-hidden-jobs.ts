/** Hides jobs from an educator's search, and shows them again. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { HiddenJob } from "../../hidden-job.ts";

export type HiddenJobRecord = ResourceOf<typeof HiddenJob>;

export function useHiddenJobs() {
  const { userType } = useSession();
  return useCollection(HiddenJob, { size: 100, enabled: userType === "educator" });
}

/** Resolves when the lists without the job are on their way. */
export function useHideJobs() {
  const { t } = useLingui();
  const client = useQueryClient();
  const create = useCreate(HiddenJob);
  const showAgain = useShowAgain();
  return async (what: { jobListingId: string } | { employerId: string }, name: string) => {
    try {
      const hidden = await create.run(what);
      const text = "employerId" in what ? t`Jobs of ${name} are hidden.` : t`${name} is hidden.`;
      toast(text, { undo: () => void showAgain(hidden) });
      void refetchType(client, "job_listings");
    } catch {
      couldNotSave();
    }
  };
}

export function useShowAgain() {
  const client = useQueryClient();
  const remove = useRemove(HiddenJob);
  return async (hidden: { id: string }) => {
    try {
      await remove.run(hidden);
      void refetchType(client, "job_listings");
    } catch {
      couldNotSave();
    }
  };
}
