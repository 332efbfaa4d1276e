/** Another time for an interview: picked here from the free ones, or by the educator from a link. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { isText } from "#platform/shared/is-text.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { momentTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Interview } from "../../interview.ts";
import { useSlotTaken } from "./use-slot-taken.ts";
import { FreeTimePicker } from "./free-time-picker.tsx";
import { InterviewWhen } from "../interview-card.tsx";
import type { InterviewRecord } from "../interview-record.ts";
import classes from "./employer-interviews.module.css";

interface RescheduleInterviewProps {
  interview: InterviewRecord;
  close: () => void;
}

const schema = z
  .object({ way: z.enum(["pick", "ask"]), time: z.string(), text: z.string() })
  .superRefine(({ way, time, text }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (way === "pick" && !time) wrong("time", /*i18n*/ "Pick a time");
    if (way === "ask" && !isText(text)) wrong("text", /*i18n*/ "Write a few words");
  });

export function RescheduleInterview({ interview, close }: RescheduleInterviewProps) {
  const { t, i18n } = useLingui();
  const clock = useKnownClock(interview.timeZone);
  const reschedule = useAction(Interview, "reschedule", { at: "employers/interviews" });
  const orTaken = useSlotTaken();
  const firstName = interview.userProfile?.firstName ?? "";
  const at = (moment: string) => momentTime(new Date(moment), i18n.locale, clock);
  const mayAsk = interview.interviewEventType?.active === true;
  const form = useZodForm({
    schema,
    initial: {
      way: "pick",
      time: "",
      text: t`Hi ${firstName}, something came up on our side. Could you pick another time that suits you? Until then the old one stays. Sorry for the trouble!`,
    },
    guard: false,
    submit: async ({ way, time, text }) => {
      if (way === "pick") await orTaken(() => reschedule.run(interview, { time }));
      else await sendLink(interview, text);
      const [before, after] = [at(interview.time), time && at(time)];
      toast(
        way === "pick"
          ? t`Moved from ${before} to ${after}. ${firstName} has been told.`
          : t`Sent. The old time stays until ${firstName} picks another.`,
      );
      close();
    },
  });
  const { way, time } = form.form.getValues();
  const when = time && at(time);
  return (
    <Dialog
      isOpen
      size="medium"
      title={t`Reschedule the interview with ${firstName}`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <div className={classes.dialogWhen}>
        <InterviewWhen interview={interview} side="employer" />
      </div>
      <Form
        form={form}
        submit={way === "ask" ? t`Send link` : when ? t`Move to ${when}` : t`Move interview`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Keep this time</Trans>
          </Button>
        }
      >
        {mayAsk && (
          <RadioField
            name="way"
            label={t`Who picks the new time?`}
            columns={2}
            options={[
              { value: "pick", label: t`I pick a free time` },
              { value: "ask", label: t`Let ${firstName} pick` },
            ]}
          />
        )}
        {way === "ask" ? (
          <TextAreaField
            name="text"
            label={t`Message`}
            hint={t`The link to pick a time comes with it.`}
            rows={4}
          />
        ) : (
          <Field name="time" label={t`New time`} kind="group">
            {(_control, value: string, change) => (
              <FreeTimePicker
                eventTypeId={interview.interviewEventTypeId ?? interview.id}
                interviewId={interview.id}
                except={interview.time}
                hostZone={interview.timeZone}
                value={value}
                onChange={change}
              />
            )}
          </Field>
        )}
      </Form>
    </Dialog>
  );
}

/** The same card as an invitation: its booking page shows the old time with the way to move it. */
function sendLink({ userProfileId, interviewEventTypeId }: InterviewRecord, text: string) {
  const data = { interviewEventTypeId, text };
  const attributes = { userProfileId, messageType: "interview_invite", data };
  return call("messages", { method: "POST", body: { data: { type: "messages", attributes } } });
}
