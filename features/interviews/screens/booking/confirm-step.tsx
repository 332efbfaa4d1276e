/** The last step: a note if one likes, a number where one is called, and the button that says what it books. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { UserProfile } from "#features/educators/user-profile.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { clockTime, momentTime } from "#platform/shared/format.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import type { EventType } from "../event-types/use-event-types.ts";
import type { Booking } from "./use-booking.ts";

interface BookingConfirmProps {
  type: EventType;
  booking: Booking;
}

const withNumber = () => import("./booking-input.ts").then((module) => module.withNumber);
const withoutNumber = () => import("./booking-input.ts").then((module) => module.withoutNumber);

const sorry = /*i18n*/ "Something went wrong on our side. Try again.";

export function ConfirmStep({ type, booking }: BookingConfirmProps) {
  const { t, i18n } = useLingui();
  const { choice, free, confirm } = booking;
  const logIn = useRequireLogIn();
  const asksNumber = useAsksNumber(type, booking);
  const form = useZodForm({
    schema: asksNumber ? withNumber : withoutNumber,
    initial: { note: "", phoneNumber: "" },
    guard: false,
    submit: async ({ note: text, phoneNumber }) => {
      const values = { note: text, phoneNumber: asksNumber ? phoneNumber : null };
      if (!logIn.isGuest) return confirm(values);
      // Somebody who has just logged in is looked up first; what is wrong then is shown in the form as well.
      logIn.first(() =>
        confirm(values, { isNewHere: true }).catch((error: unknown) =>
          form.showErrors(error instanceof ApiError ? error.fields : { "": sorry }),
        ),
      );
    },
  });
  useFormDraft(form, { key: `booking:${type.id}`, place: "tab" });
  if (!choice.time) return null;
  const moment = momentTime(new Date(choice.time), i18n.locale, { now: free.now, timeZone: choice.zone });
  return (
    <div className={classes.confirm}>
      <Form form={form} submit={false} label={t`Confirm`}>
        {asksNumber && (
          <TextField
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t`Your phone number`}
            hint={t`You are called at this number. It is kept in your profile.`}
          />
        )}
        <TextAreaField name="note" label={t`Note`} rows={2} optional />
        <Stack gap={8} className={classes.sticky}>
          <HoldLine booking={booking} />
          <SubmitButton fullWidth>
            <Trans>Confirm {moment}</Trans>
          </SubmitButton>
        </Stack>
      </Form>
      {logIn.dialog({ title: t`Book this time`, about: <strong>{moment}</strong> })}
    </div>
  );
}

/** Where the employer calls, and does not know at which number. */
function useAsksNumber(type: EventType, { choice }: Booking) {
  const { userType, status } = useSession();
  const isCalled = type.interviewType === "phone" && type.instructions.caller === "EmployerProfile";
  const isAsked = isCalled && !choice.moved && status === "signed-in" && userType === "educator";
  const profile = useCollection(UserProfile, { size: 1, enabled: isAsked });
  return isAsked && profile.data?.[0] !== undefined && !profile.data[0].phoneNumber;
}

/** "Held for you until 2:10 PM", and how long that still is. */
function HoldLine({ booking: { hold, choice } }: { booking: Booking }) {
  const { i18n } = useLingui();
  const until = hold.until && clockTime(new Date(hold.until), i18n.locale, choice.zone);
  const minutes = hold.minutesLeft;
  return (
    <Cluster gap={[0, 8]} className="small">
      <span role="status">
        {until && <Trans>Held for you until {until}</Trans>}
        {hold.isExpired && <Trans>This time is not held for you any more.</Trans>}
      </span>
      {until && (
        <span className="muted">
          <Trans>{minutes} min left</Trans>
        </span>
      )}
      {hold.isExpired && (
        <Button variant="subtle" size="small" onClick={hold.again}>
          <Trans>Hold it again</Trans>
        </Button>
      )}
    </Cluster>
  );
}
