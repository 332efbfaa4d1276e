/** Actions on an interview, from either side: each shows a toast and returns whether it succeeded. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { Interview } from "../interview.ts";
import { interviewsAt, otherPartyName, type InterviewRecord, type Side } from "./interview-record.ts";

export function useInterviewTransitions(side: Side) {
  const { t } = useLingui();
  const client = useQueryClient();
  const at = interviewsAt[side];
  const confirm = useAction(Interview, "confirm", { at });
  const cancel = useAction(Interview, "cancel", { at });
  const noShow = useAction(Interview, "no_show", { at });
  const restore = useAction(Interview, "restore", { at });
  const complete = useAction(Interview, "complete", { at });

  const done = async (act: Promise<unknown>, text: string) => {
    try {
      await act;
      // Its time is free again, or taken: whoever looks at free times is told.
      void refetchType(client, "interview_slots");
      toast(text);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody else was quicker: what is shown is out of date.
      void refetchType(client, Interview.type);
      toast(error.message, { tone: "error" });
      return false;
    }
  };
  const takeBack = (interview: InterviewRecord) => {
    const other = otherPartyName(interview, side);
    return done(restore.run(interview, {}), t`Your interview is back on. We tell ${other}.`);
  };
  return {
    confirm: (interview: InterviewRecord) => done(confirm.run(interview, {}), t`Interview confirmed`),
    /** Rejects with an `ApiError`: its dialog shows what is wrong. */
    cancel: async (interview: InterviewRecord, reason: string) => {
      await cancel.run(interview, { reason });
      void refetchType(client, "interview_slots");
      const other = otherPartyName(interview, side);
      toast(t`Interview canceled. We tell ${other}.`, { undo: () => void takeBack(interview) });
    },
    restore: takeBack,
    noShow: (interview: InterviewRecord) => done(noShow.run(interview, {}), t`Thanks for telling us`),
    complete: (interview: InterviewRecord) => done(complete.run(interview, {}), t`Marked as done`),
  };
}
