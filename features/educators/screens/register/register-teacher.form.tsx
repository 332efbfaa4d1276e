/** An educator's sign-up: typed values stay in this tab until they are sent; the password is never stored. */
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "react-router";

import { smsConsentText } from "#features/accounts/sms-consent.ts";
import { ProviderButtons } from "#features/accounts/screens/openid/provider-buttons.tsx";
import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import type { LoginState } from "#features/accounts/screens/login-state.ts";
import { pages } from "#features/paths.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { openAreasOf } from "./areas.ts";
import { educatorDraft } from "./educator-draft.ts";
import { AccountFields, AgreeToTerms } from "./account-fields.tsx";
import { useEducatorSignUp } from "./use-educator-sign-up.ts";

export function RegisterTeacherForm() {
  const { t, i18n } = useLingui();
  const preserve = usePreserveReturnPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, takenEmail, person, forgetPerson } = useEducatorSignUp({
    draft: educatorDraft,
    pendingPath: preserve(pages.registerTeacherCityPending),
    onDone: async ({ email, zipCode }) => {
      const state: LoginState = { email, isSignedUp: true };
      if (currentSession().status !== "signed-in") return navigate(preserve(pages.login), { state });
      const back = returnPath(search);
      const next = (await hasAreasToChoose(zipCode)) ? preserve(pages.registerTeacherLocations) : back;
      await navigate(next ?? pages.registerTeacherOnboarding, { replace: true });
    },
  });
  return (
    <Stack gap={24}>
      <Form form={form} submit={t`Create account`}>
        <AccountFields takenEmail={takenEmail} person={person} forgetPerson={forgetPerson} />
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
          <AgreeToTerms />
        </div>
      </Form>
      {!person && <ProviderButtons returnTo={returnPath(search)} />}
    </Stack>
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
