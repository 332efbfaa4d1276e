/** Colleagues who are invited to the team as soon as the account is made. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { emptyInvitation, maxInvitations } from "../../registration-form.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { RepeatedRows } from "./repeated-rows.tsx";

export function InviteColleagues() {
  const { t } = useLingui();
  const { form } = useFormScope();
  const hasOne = form.getValues().invitations.length > 0;
  return (
    <Stack as="section" gap={16} aria-labelledby="invite-colleagues">
      <div>
        <h3 id="invite-colleagues">
          <Trans>
            Your team <span className="muted">(optional)</span>
          </Trans>
        </h3>
        <p className="muted">
          <Trans>Colleagues you name here get an email with a link. They see your jobs and applicants.</Trans>
        </p>
      </div>
      <RepeatedRows
        name="invitations"
        empty={emptyInvitation}
        most={maxInvitations}
        add={hasOne ? t`Invite another colleague` : t`Invite a colleague`}
        full={t`You can invite more people later, on your profile.`}
        title={(index) => t`Colleague ${index + 1}`}
        remove={(index) => t`Remove colleague ${index + 1}`}
      >
        {(row) => (
          <>
            <TextField name={`${row}.firstName`} label={t`First name`} />
            <TextField name={`${row}.lastName`} label={t`Last name`} />
            <TextField name={`${row}.email`} type="email" inputMode="email" label={t`Work email`} />
          </>
        )}
      </RepeatedRows>
    </Stack>
  );
}
