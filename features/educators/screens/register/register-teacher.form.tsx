/** An educator's sign-up: what is typed stays in this tab until it is sent; only the password is never kept. */
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "react-router";

import { textConsent } from "#features/accounts/text-consent.ts";
import { TakenEmail, useTakenEmail } from "#features/accounts/screens/taken-email.tsx";
import { useCarry } from "#features/accounts/screens/carry.ts";
import type { LoginState } from "#features/accounts/screens/login-state.ts";
import { Terms } from "#features/accounts/screens/terms.tsx";
import { pages } from "#features/paths.ts";
import { signUp } from "#platform/web/account-calls.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { returnPath } from "#platform/web/return-path.ts";
import { session } from "#platform/web/session.ts";
import { CheckboxField } from "#platform/web/ui/choice-field.tsx";
import { Form } from "#platform/web/ui/form.tsx";
import { PasswordField, TextField, ZipField } from "#platform/web/ui/text-field.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { useFormDraft } from "#platform/web/ui/use-form-draft.ts";
import { useZodForm } from "#platform/web/ui/use-zod-form.ts";
import { educatorRegistration } from "../../registration.ts";
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
  const carry = useCarry();
  const navigate = useNavigate();
  const { search } = useLocation();
  const taken = useTakenEmail();
  const form = useZodForm({
    schema: educatorRegistration,
    guard: false,
    initial: initial as typeof initial & { terms: true },
    submit: async ({ terms: _, phoneNumber, ...values }) => {
      const attributes = { ...values, phoneNumber: phoneNumber || undefined, userType: "educator" as const };
      try {
        await taken.watch(signUp(attributes));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "city_pending") throw error;
        return navigate(carry(`${pages.registerTeacherCityPending}?zip=${values.zipCode.slice(0, 5)}`));
      }
      draft.forget();
      await leadOn(values.email, values.zipCode);
    },
  });
  const draft = useFormDraft(form, educatorDraft);
  const leadOn = async (email: string, zipCode: string) => {
    const state: LoginState = { email, isSignedUp: true };
    if (session().status !== "signed-in") return navigate(carry(pages.login), { state });
    const back = returnPath(search);
    const next = (await hasAreasToChoose(zipCode)) ? carry(pages.registerTeacherLocations) : back;
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
        afterError={<TakenEmail taken={taken} />}
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
          label={i18n._(textConsent.label)}
          hint={i18n._(textConsent.hint)}
        />
        <CheckboxField name="terms" label={<Terms />} />
      </div>
    </Form>
  );
}

/** Several areas, or one with parts. Where that cannot be asked now, the account has the nearest one already. */
async function hasAreasToChoose(zipCode: string): Promise<boolean> {
  const areas = await openAreasOf(zipCode).catch(() => []);
  return areas.length > 1 || areas.some((area) => area.displayNeighborhoodLocations);
}
