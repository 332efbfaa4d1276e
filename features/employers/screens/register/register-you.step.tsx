/** Step 1 of an employer's sign-up: who is signing up. */
import { Trans, useLingui } from "@lingui/react/macro";

import { TakenEmail, type TakenEmailState } from "#features/accounts/screens/taken-email.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";

export function YouStep({ taken }: { taken: TakenEmailState }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
      <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t`Work email`}
        afterError={
          <TakenEmail taken={taken}>
            <Trans>Were you invited to a team? Then the link in that email lets you in.</Trans>
          </TakenEmail>
        }
      />
      <PasswordField name="password" isNew label={t`Password`} hint={t`At least 10 characters.`} />
      <TextField
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={t`Phone number`}
        hint={t`For questions about your account. Educators don't see it.`}
      />
      <TextField
        name="position"
        autoComplete="organization-title"
        label={t`Your position`}
        hint={t`Like Director, or Owner`}
      />
    </>
  );
}
