/** A time agreed on the phone or at the door: the employer books it for the educator, who is told at once. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { momentTime } from "#platform/shared/format.ts";
import { deviceZone, useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Interview } from "../../interview.ts";
import { useTakenTimes } from "../employer/employer-interviews-free-slot.ts";
import { FreeTimes } from "../employer/employer-interviews-free-times.tsx";
import { useEventTypes } from "../event-types/event-type-data.ts";
import { InviteHours } from "./invite-hours.tsx";
import { InviteKind } from "./invite-kind.tsx";
import type { Invitee } from "./invite-send.ts";

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

export function InviteDirect({ invitee, back, booked }: InviteDirectProps) {
  const { t, i18n } = useLingui();
  const { query } = useEventTypes();
  const create = useCreate(Interview, { at: "employers/interviews" });
  const orTaken = useTakenTimes();
  const own = useCurrentEmployerProfile();
  const form = useZodForm({
    schema,
    initial: { interviewEventTypeId: "", time: "", note: "" },
    guard: false,
    submit: async (values) => {
      const { userProfileId, jobApplicationId } = invitee;
      const booking = { ...values, userProfileId, ...(jobApplicationId && { jobApplicationId }) };
      await orTaken(() => create.run(booking));
      toast(t`Booked. ${invitee.firstName} has been told.`);
      booked();
    },
  });
  const { interviewEventTypeId: typeId, time } = form.form.getValues() as Record<string, string>;
  const type = query.data?.find(({ id }) => id === typeId);
  const hostZone = String(type?.employerProfile?.timeZone ?? own?.timeZone ?? deviceZone());
  const [zone] = useTimeZone(hostZone);
  const when = time ? momentTime(new Date(time), i18n.locale, zone) : null;
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
      <InviteKind />
      <InviteHours typeId={typeId ?? ""} />
      {typeId && (
        <Field name="time" label={t`Time`} kind="group">
          {(_control, value: string, change) => (
            <FreeTimes eventTypeId={typeId} hostZone={hostZone} value={value} onChange={change} />
          )}
        </Field>
      )}
      <TextAreaField name="note" label={t`Note to ${invitee.firstName}`} rows={2} optional />
    </Form>
  );
}
