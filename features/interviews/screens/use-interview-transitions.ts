/** Actions on an interview, from either side: each shows at once, then a toast, and returns whether it succeeded. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { Interview } from "../interview.ts";
import type { InterviewStatus } from "../interview-constants.ts";
import { interviewsAt, otherPartyName, type InterviewRecord, type Side } from "./interview-record.ts";

export function useInterviewTransitions(side: Side) {
  const { t } = useLingui();
  const client = useQueryClient();
  const at = interviewsAt[side];
  /** Somebody else was quicker: what is shown is out of date. */
  const onRollback = (error: unknown) => {
    void refetchType(client, Interview.type);
    if (error instanceof ApiError) toast(error.message, { tone: "error" });
    else couldNotSave();
  };
  const options = { at, onRollback };
  const confirm = useAction(Interview, "confirm", options);
  const cancel = useAction(Interview, "cancel", { at });
  const noShow = useAction(Interview, "no_show", options);
  const restore = useAction(Interview, "restore", options);
  const complete = useAction(Interview, "complete", options);

  /** Shows the new status at once. False where the server refused it, and the old one is back. */
  const move = async (
    act: typeof confirm,
    interview: InterviewRecord,
    status: InterviewStatus,
    text: string,
  ): Promise<boolean> => {
    const answer = await act.run(interview, {}, { optimistic: { status } });
    if (answer === undefined) return false;
    // It may belong into another list now; and its time is free again, or taken.
    for (const type of [Interview.type, "interview_slots"]) void refetchType(client, type);
    toast(text);
    return true;
  };
  const takeBack = (interview: InterviewRecord) => {
    const other = otherPartyName(interview, side);
    // One that waited for a confirmation waits on.
    const status = interview.confirmBy ? "pending" : "scheduled";
    return move(restore, interview, status, t`Your interview is back on. We tell ${other}.`);
  };
  return {
    confirm: (interview: InterviewRecord) => move(confirm, interview, "scheduled", t`Interview confirmed`),
    /** Rejects with an `ApiError`: its dialog shows what is wrong. */
    cancel: async (interview: InterviewRecord, reason: string) => {
      await cancel.run(interview, { reason });
      void refetchType(client, "interview_slots");
      const other = otherPartyName(interview, side);
      toast(t`Interview canceled. We tell ${other}.`, { undo: () => void takeBack(interview) });
    },
    restore: takeBack,
    noShow: (interview: InterviewRecord) => move(noShow, interview, "no_show", t`Thanks for telling us`),
    complete: (interview: InterviewRecord) => move(complete, interview, "completed", t`Marked as done`),
  };
}
