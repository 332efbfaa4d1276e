/** Hides jobs from an educator's search, and shows them again. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Answer } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { putInOutbox, removeFromOutbox } from "#platform/web/data/outbox.ts";
import type { CallPayload } from "#platform/web/data/send-outbox.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { HiddenJob } from "../../hidden-job.ts";

export type HiddenJobRecord = ResourceOf<typeof HiddenJob>;

export function useHiddenJobs() {
  const { userType } = useSession();
  return useCollection(HiddenJob, { size: 100, enabled: userType === "educator" });
}

/** They leave every list at once; the server learns of it when it can be reached. */
export function useHideJobs() {
  const { t } = useLingui();
  const showAgain = useShowAgain();
  return (what: { jobListingId: string } | { employerId: string }, name: string) => {
    const isProgram = "employerId" in what;
    const target = `hide:${isProgram ? what.employerId : what.jobListingId}`;
    const { type } = HiddenJob;
    const payload: CallPayload = {
      path: type,
      method: "POST",
      body: { data: { type, attributes: what } },
      refetch: [type, "job_listings"],
      name,
    };
    const without = isProgram
      ? { type: "job_listings", belongsTo: { type: "employers", id: what.employerId } }
      : { type: "job_listings", id: what.jobListingId };
    const sent = putInOutbox({ kind: "call", target, payload, shows: { without } });
    const undo = async () => {
      if (removeFromOutbox(target)) return;
      const answer = (await sent) as Answer | null;
      if (answer) await showAgain(onlyResource(answer));
    };
    const text = isProgram ? t`Jobs of ${name} are hidden.` : t`${name} is hidden.`;
    toast(text, { undo: () => void undo() });
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
