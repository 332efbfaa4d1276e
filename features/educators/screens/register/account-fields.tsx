/** What every educator's account needs, on its own page and in the sheet over a job. */
import { Trans, useLingui } from "@lingui/react/macro";

import { TakenEmail, type TakenEmailState } from "#features/accounts/screens/taken-email.tsx";
import { type ProvenPerson, providerNames } from "#features/accounts/sign-in-providers.ts";
import { Terms } from "#features/accounts/screens/terms.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { PasswordField, TextField, ZipField } from "#platform/web/ui/form/text-field.tsx";

interface AccountFieldsProps {
  takenEmail: TakenEmailState;
  /** Logs in where the form stands. */
  logIn?: (email: string) => void;
  /** Whom a provider has named: their address is known, and they need no password. */
  person?: ProvenPerson | null;
  /** Signs up with an address and a password instead. */
  forgetPerson?: () => void;
}

export function AccountFields({ takenEmail, logIn, person, forgetPerson }: AccountFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {person && <SignedUpBy person={person} forget={forgetPerson} />}
      <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
      <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
      {person ? (
        <TakenEmail taken={takenEmail} logIn={logIn} />
      ) : (
        <>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t`Email`}
            afterError={<TakenEmail taken={takenEmail} logIn={logIn} />}
          />
          <PasswordField name="password" isNew label={t`Password`} hint={t`At least 10 characters.`} />
        </>
      )}
      <ZipField name="zipCode" label={t`ZIP code`} hint={t`We show you jobs near it.`} />
    </>
  );
}

function SignedUpBy({ person, forget }: { person: ProvenPerson; forget?: () => void }) {
  const provider = providerNames[person.provider];
  return (
    <div>
      <p role="status">
        <Trans>
          You'll log in with {provider}, as <strong>{person.email}</strong>.
        </Trans>
      </p>
      <Button variant="subtle" size="small" onClick={forget}>
        <Trans>Use another email</Trans>
      </Button>
    </div>
  );
}

export const AgreeToTerms = () => <CheckboxField name="terms" label={<Terms />} />;
