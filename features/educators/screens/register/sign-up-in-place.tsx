/** An educator's account in the sheet over a job: what an account needs and no more; then the act goes on. */
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import type { LoginState } from "#features/accounts/screens/login-state.ts";
import { pages } from "#features/paths.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { AccountFields, AgreeToTerms } from "./account-fields.tsx";
import { useEducatorSignUp } from "./use-educator-sign-up.ts";

interface SignUpInPlaceProps {
  email: string;
  back: string;
  onDone: () => void;
  onTaken: (email: string) => void;
}

/** The email was typed just now; the draft may have another one. */
const draft = { key: "sign_up_in_place", except: ["password", "email"], place: "tab" } as const;

export function SignUpInPlace({ email: address, back, onDone, onTaken }: SignUpInPlaceProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, takenEmail, person, forgetPerson } = useEducatorSignUp({
    email: address,
    draft,
    pendingPath: withReturn(pages.registerTeacherCityPending, back),
    onDone: ({ email }) => {
      if (currentSession().status === "signed-in") return onDone();
      // The answer does not reveal whether the address was new: its owner logs in.
      const state: LoginState = { email, isSignedUp: true };
      return navigate(withReturn(pages.login, back), { state });
    },
  });
  return (
    <div ref={focusFirstField}>
      <Form form={form} submit={t`Create account`}>
        <AccountFields takenEmail={takenEmail} logIn={onTaken} person={person} forgetPerson={forgetPerson} />
        <AgreeToTerms />
      </Form>
    </div>
  );
}

const focusFirstField = (form: HTMLElement | null) => form?.querySelector("input")?.focus();
