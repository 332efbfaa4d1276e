/** What every educator's account needs, on its own page and in the sheet over a job. */
import { useLingui } from "@lingui/react/macro";

import { TakenEmail, type TakenEmailState } from "#features/accounts/screens/taken-email.tsx";
import { Terms } from "#features/accounts/screens/terms.tsx";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { PasswordField, TextField, ZipField } from "#platform/web/ui/form/text-field.tsx";

interface AccountFieldsProps {
  takenEmail: TakenEmailState;
  /** Logs in where the form stands. */
  logIn?: (email: string) => void;
}

export function AccountFields({ takenEmail, logIn }: AccountFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
      <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t`Email`}
        afterError={<TakenEmail taken={takenEmail} logIn={logIn} />}
      />
      <PasswordField name="password" isNew label={t`Password`} hint={t`At least 10 characters.`} />
      <ZipField name="zipCode" label={t`ZIP code`} hint={t`We show you jobs near it.`} />
    </>
  );
}

export const AgreeToTerms = () => <CheckboxField name="terms" label={<Terms />} />;
