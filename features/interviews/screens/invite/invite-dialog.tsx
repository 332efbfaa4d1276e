/**
 * "Invite to interview": what kind of interview, a few warm words, and what they will get; or a time booked for them
 * directly. What is still missing (an interview type, hours) is made right here, and nothing typed is lost.
 */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";

import { maxMessageLength } from "#features/messages/message-constants.ts";
import { isText } from "#platform/shared/is-text.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useEventTypes } from "../event-types/use-event-types.ts";
import { BookDirectly } from "./book-directly.tsx";
import { InviteNobody, LeftOutList, type LeftOut } from "./left-out.tsx";
import { UnsentInvitations } from "./unsent-invitations.tsx";
import { UsualHours } from "./usual-hours.tsx";
import { EventTypeChoice } from "./event-type-choice.tsx";
import { MessagePreview } from "./message-preview.tsx";
import { useSendInvitations, type Invitee, type UnsentInvitation } from "./send-invitations.ts";
import { useDefaultMessage } from "./default-message.ts";

export type { Invitee } from "./send-invitations.ts";

interface InviteDialogProps {
  /** One or several; each gets a message of their own. */
  invitees: readonly Invitee[];
  /** Selected too, and named with the reason why they are not invited. */
  leftOut?: readonly LeftOut[];
  close: () => void;
  /** After all of them got their invitation, or an interview was booked. */
  sent?: () => void;
  /** Begin with picking a time for them. */
  isDirect?: boolean;
}

/** Stands for each person's own name until their message is sent. */
const ownName = "{firstName}";

const schema = z.object({
  interviewEventTypeId: z.string().min(1, { error: /*i18n*/ "Choose an interview type" }),
  text: z
    .string()
    .refine(isText, { error: /*i18n*/ "Write a few words" })
    .max(maxMessageLength, { error: /*i18n*/ "Use fewer characters" }),
});

export function InviteDialog(props: InviteDialogProps) {
  const { invitees, leftOut = [], close } = props;
  return invitees.length > 0 ? <InviteSome {...props} /> : <InviteNobody leftOut={leftOut} close={close} />;
}

function InviteSome({
  invitees: all,
  leftOut = [],
  close,
  sent,
  isDirect: beginsDirect = false,
}: InviteDialogProps) {
  const { t } = useLingui();
  const [isDirect, setDirect] = useState(beginsDirect);
  const [failed, setFailed] = useState<UnsentInvitation[]>([]);
  const { query: types } = useEventTypes();
  const { send } = useSendInvitations();
  const invitees = failed.length > 0 ? failed.map(({ invitee }) => invitee) : all;
  const [one] = all;
  const text = useDefaultMessage()(all);
  const form = useZodForm({
    schema,
    initial: { interviewEventTypeId: "", text },
    guard: false,
    submit: async (values) => {
      const notSent = await send(invitees, values);
      setFailed(notSent);
      if (notSent.length > 0) return;
      close();
      toast(t`${plural(invitees.length, { one: "Invitation sent", other: "Sent to #" })}`);
      sent?.();
    },
  });
  const typeId = String(form.form.getValues()["interviewEventTypeId"]);
  const isDirty = form.form.isDirty("text");
  const title =
    all.length === 1
      ? t`Invite ${one!.fullName} to an interview`
      : t`Invite ${plural(all.length, { one: "# person", other: "# people" })} to an interview`;
  return (
    <Dialog isOpen size="medium" title={title} onClose={close} closesOutside={!isDirty}>
      <Loaded query={types} failure={t`We couldn't load your interview types.`}>
        {() =>
          isDirect ? (
            <BookDirectly
              invitee={one!}
              back={() => setDirect(false)}
              booked={() => {
                close();
                sent?.();
              }}
            />
          ) : (
            <Form
              form={form}
              submit={all.length === 1 ? t`Send invitation` : t`Send invitations`}
              beside={
                all.length === 1 && (
                  <Button variant="outline" onClick={() => setDirect(true)}>
                    <Trans>Book a time directly</Trans>
                  </Button>
                )
              }
            >
              <UnsentInvitations failed={failed} sentCount={all.length - failed.length} />
              <LeftOutList leftOut={leftOut} />
              <EventTypeChoice />
              <UsualHours typeId={typeId} />
              <TextAreaField
                name="text"
                label={t`Message`}
                hint={
                  all.length > 1
                    ? t`Each person gets a separate message, with their own name in place of ${ownName}.`
                    : undefined
                }
                rows={4}
              />
              <MessagePreview typeId={typeId} text={String(form.form.getValues()["text"])} invitee={one!} />
            </Form>
          )
        }
      </Loaded>
    </Dialog>
  );
}
