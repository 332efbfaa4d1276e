/** An educator's sign-up: typed values stay in this tab until they are sent; the password is never stored. */
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "react-router";

import { smsConsentText } from "#features/accounts/sms-consent.ts";
import { TakenEmail, useTakenEmail } from "#features/accounts/screens/taken-email.tsx";
import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import type { LoginState } from "#features/accounts/screens/login-state.ts";
import { Terms } from "#features/accounts/screens/terms.tsx";
import { pages } from "#features/paths.ts";
import { signUp } from "#features/accounts/screens/session/account-calls.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField, ZipField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { educatorRegistration } from "./educator-registration.ts";
import { openAreasOf } from "./areas.ts";
import { educatorDraft } from "./educator-draft.ts";

const initial = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  zipCode: "",
  phoneNumber: "",
  smsNotifications: false,
  terms: false,
};

export function RegisterTeacherForm() {
  const { t, i18n } = useLingui();
  const preserve = usePreserveReturnPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const takenEmail = useTakenEmail();
  const form = useZodForm({
    schema: educatorRegistration,
    guard: false,
    initial: initial as typeof initial & { terms: true },
    submit: async ({ terms: _, phoneNumber, ...values }) => {
      const attributes = { ...values, phoneNumber: phoneNumber || undefined, userType: "educator" as const };
      try {
        await takenEmail.watch(signUp(attributes));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "city_pending") throw error;
        return navigate(preserve(`${pages.registerTeacherCityPending}?zip=${values.zipCode.slice(0, 5)}`));
      }
      draft.forget();
      await continueToOnboarding(values.email, values.zipCode);
    },
  });
  const draft = useFormDraft(form, educatorDraft);
  const continueToOnboarding = async (email: string, zipCode: string) => {
    const state: LoginState = { email, isSignedUp: true };
    if (currentSession().status !== "signed-in") return navigate(preserve(pages.login), { state });
    const back = returnPath(search);
    const next = (await hasAreasToChoose(zipCode)) ? preserve(pages.registerTeacherLocations) : back;
    await navigate(next ?? pages.registerTeacherOnboarding, { replace: true });
    if (back && next === back) toast(t`Your account is ready. Go on where you were.`);
  };
  return (
    <Form form={form} submit={t`Create account`}>
      <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
      <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t`Email`}
        afterError={<TakenEmail taken={takenEmail} />}
      />
      <PasswordField name="password" isNew label={t`Password`} hint={t`At least 10 characters.`} />
      <ZipField name="zipCode" label={t`ZIP code`} hint={t`We show you jobs near it.`} />
      <TextField
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={t`Phone number`}
        hint={t`Employers see it only after you apply or answer them.`}
        optional
      />
      <div>
        <CheckboxField
          name="smsNotifications"
          label={i18n._(smsConsentText.label)}
          hint={i18n._(smsConsentText.hint)}
        />
        <CheckboxField name="terms" label={<Terms />} />
      </div>
    </Form>
  );
}

/**
 * Whether there are several areas, or one with neighborhoods. If the request fails, the account has the
 * nearest area already.
 */
async function hasAreasToChoose(zipCode: string): Promise<boolean> {
  const areas = await openAreasOf(zipCode).catch(() => []);
  return areas.length > 1 || areas.some((area) => area.displayNeighborhoodLocations);
}
