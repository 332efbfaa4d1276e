/** The form of an educator's account: its values, their validation, and signing up. */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { useTakenEmail } from "#features/accounts/screens/taken-email.tsx";
import { provenEmail } from "#features/accounts/screens/session/email-proof.ts";
import { forgetProvenPerson, provenPerson } from "#features/accounts/screens/session/proven-person.ts";
import type { ProvenPerson } from "#features/accounts/sign-in-providers.ts";
import { signUp } from "#features/accounts/screens/session/account-calls.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";

const rules = () => import("./educator-registration.ts");
const educatorRegistration = () => rules().then((module) => module.educatorRegistration);
const providerRegistration = () => rules().then((module) => module.providerRegistration);

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

interface EducatorSignUpOptions {
  /** Given already. */
  email?: string;
  draft: Parameters<typeof useFormDraft>[1];
  /** Where people go whose area is not open yet. */
  pendingPath: string;
  onDone: (given: { email: string; zipCode: string }) => unknown;
}

export function useEducatorSignUp({
  email = "",
  draft: options,
  pendingPath,
  onDone,
}: EducatorSignUpOptions) {
  const navigate = useNavigate();
  const takenEmail = useTakenEmail();
  const [person, setPerson] = useState<ProvenPerson | null>(null);
  const form = useZodForm({
    schema: person ? providerRegistration : educatorRegistration,
    guard: false,
    initial: { ...initial, email } as typeof initial & { terms: true },
    submit: async ({ terms: _, phoneNumber, password, ...values }) => {
      const attributes = {
        ...{ ...values, userType: "educator" as const },
        ...{ phoneNumber: phoneNumber || undefined, password: person ? undefined : password },
      };
      try {
        await takenEmail.watch(signUp(attributes));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "city_pending") throw error;
        const [path, query = ""] = pendingPath.split("?");
        const search = new URLSearchParams(query);
        search.set("zip", values.zipCode.slice(0, 5));
        return navigate(`${path}?${search}`);
      }
      draft.forget();
      await onDone(values);
    },
  });
  const draft = useFormDraft(form, options);
  // After hydration: only this tab knows whom a provider named, and which address a code has proven.
  useEffect(() => {
    const proven = provenEmail();
    if (proven) form.form.setFieldValue("email", proven);
    const known = provenPerson();
    if (!known || known.email !== proven) return;
    setPerson(known);
    const { firstName, lastName } = form.form.values;
    if (!firstName) form.form.setFieldValue("firstName", known.firstName);
    if (!lastName) form.form.setFieldValue("lastName", known.lastName);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);
  const forgetPerson = () => {
    forgetProvenPerson();
    setPerson(null);
  };
  return { form, takenEmail, person, forgetPerson };
}
