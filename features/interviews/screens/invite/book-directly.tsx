/** A time agreed on the phone or at the door: the employer books it for the educator, who gets an email immediately. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { momentTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { capture } from "#platform/web/page/analytics.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Interview } from "../../interview.ts";
import { useSlotTaken } from "../employer/use-slot-taken.ts";
import { FreeTimePicker } from "../employer/free-time-picker.tsx";
import { useEventTypes } from "../event-types/use-event-types.ts";
import { UsualHours } from "./usual-hours.tsx";
import { EventTypeChoice } from "./event-type-choice.tsx";
import type { Invitee } from "./send-invitations.ts";

interface InviteDirectProps {
  invitee: Invitee;
  back: () => void;
  booked: () => void;
}

const schema = z.object({
  interviewEventTypeId: z.string().min(1, { error: /*i18n*/ "Choose an interview type" }),
  time: z.string().min(1, { error: /*i18n*/ "Pick a time" }),
  note: z.string().trim().max(1000, { error: /*i18n*/ "Use at most 1,000 characters" }),
});

export function BookDirectly({ invitee, back, booked }: InviteDirectProps) {
  const { t, i18n } = useLingui();
  const { query } = useEventTypes();
  const create = useCreate(Interview, { at: "employers/interviews" });
  const orTaken = useSlotTaken();
  const own = useCurrentEmployerProfile();
  const form = useZodForm({
    schema,
    initial: { interviewEventTypeId: "", time: "", note: "" },
    guard: false,
    submit: async (values) => {
      const { userProfileId, jobApplicationId } = invitee;
      const booking = { ...values, userProfileId, ...(jobApplicationId && { jobApplicationId }) };
      await orTaken(() => create.run(booking));
      capture("interview_booked", { by: "employer" }, { debounce: false });
      toast(t`Booked. ${invitee.firstName} has been told.`);
      booked();
    },
  });
  const { interviewEventTypeId: typeId, time } = form.form.getValues();
  const type = query.data?.find(({ id }) => id === typeId);
  const hostZone = String(type?.employerProfile?.timeZone ?? own?.timeZone ?? "UTC");
  const clock = useKnownClock(hostZone);
  const when = time ? momentTime(new Date(time), i18n.locale, clock) : null;
  return (
    <Form
      form={form}
      submit={when ? t`Book ${when}` : t`Book`}
      beside={
        <Button variant="outline" onClick={back}>
          <Trans>Let {invitee.firstName} pick instead</Trans>
        </Button>
      }
    >
      <EventTypeChoice />
      <UsualHours typeId={typeId ?? ""} />
      {typeId && (
        <Field name="time" label={t`Time`} kind="group">
          {(_control, value: string, change) => (
            <FreeTimePicker eventTypeId={typeId} hostZone={hostZone} value={value} onChange={change} />
          )}
        </Field>
      )}
      <TextAreaField name="note" label={t`Note to ${invitee.firstName}`} rows={2} optional />
    </Form>
  );
}
