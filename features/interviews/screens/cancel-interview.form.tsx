/** "Cancel interview": the reason is optional, and required within the last day. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { reasonRequiredHours } from "../interview-transitions.ts";
import { InterviewWhen } from "./interview-card.tsx";
import { otherPartyName, isAwaitedFrom, type InterviewRecord, type Side } from "./interview-record.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./interview-dialog.module.css";
import { useInterviewTransitions } from "./use-interview-transitions.ts";

interface CancelInterviewProps {
  interview: InterviewRecord;
  side: Side;
  close: () => void;
}

const longest = z.string().trim().max(500, { error: /*i18n*/ "Use at most 500 characters" });
const optional = z.object({ reason: longest });
const needed = z.object({
  reason: longest.min(1, { error: /*i18n*/ "Give a reason: the interview is less than 24 hours away" }),
});

export function CancelInterview({ interview, side, close }: CancelInterviewProps) {
  const { t } = useLingui();
  const { cancel } = useInterviewTransitions(side);
  const now = useNow();
  const isClose = Date.parse(interview.time) - +now < reasonRequiredHours * 3_600_000;
  const other = otherPartyName(interview, side);
  // A proposed time is declined, an agreed one is canceled: the same move.
  const isProposed = isAwaitedFrom(interview, side);
  const form = useZodForm({
    schema: isClose ? needed : optional,
    initial: { reason: "" },
    guard: false,
    submit: async ({ reason }) => {
      await cancel(interview, reason);
      close();
    },
  });
  return (
    <Dialog
      isOpen
      title={isProposed ? t`Decline the interview with ${other}?` : t`Cancel the interview with ${other}?`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <div className={classes.when}>
        <InterviewWhen interview={interview} side={side} />
      </div>
      <Form form={form} submit={false}>
        <TextAreaField
          name="reason"
          label={t`Reason`}
          hint={t`${other} can read it.`}
          rows={3}
          optional={!isClose}
        />
        <Cluster gap={8} align="stretch" justify="end" className={classes.foot}>
          <Button variant="outline" data-autofocus onClick={close}>
            <Trans>Keep interview</Trans>
          </Button>
          <SubmitButton color="red">
            {isProposed ? <Trans>Decline interview</Trans> : <Trans>Cancel interview</Trans>}
          </SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
