/**
 * An account without leaving the page, for guests who pressed a heart or "Apply": the email first, then a new account or
 * the log-in. Loaded on demand.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import classes from "./accounts.module.css";
import { EmailCodeForm } from "./email-code.form.tsx";
import { ProviderButtons } from "./openid/provider-buttons.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { signIn } from "./session/account-calls.ts";
import type { CodeOutcome } from "./session/email-code-calls.ts";
import { provenEmail } from "./session/email-proof.ts";
import { signUpInPlace } from "./sign-up-slot.ts";

interface LogInDialogProps {
  /** The act: "Apply to Lead Teacher". */
  title: string;
  /** What it is about, in sight all the while: the job. */
  about?: React.ReactNode;
  returnTo?: string;
  onClose: () => void;
  onDone: () => void;
}

type Step = "email" | "sign-up" | "log-in" | "code";

export function LogInDialog({ title, about, returnTo, onClose, onDone }: LogInDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const back = returnTo ?? pathname + search;
  const [step, setStep] = useState<Step>("email");
  const [address, setAddress] = useState("");
  const finish = async () => {
    // Refetch what the page shows before the action runs, or the refetch would overwrite its result.
    await client.refetchQueries({ type: "active" }, { cancelRefetch: false });
    onDone();
  };
  const finishCode = (outcome: CodeOutcome) => {
    if (outcome === "new") return goTo("sign-up")(provenEmail() ?? address);
    return outcome === "closed" ? navigate(withReturn("/login", back)) : finish();
  };
  const goTo = (next: Step) => (given: string) => {
    setAddress(given);
    setStep(next);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} closesOutside={step === "email"}>
      <Stack gap={16}>
        {about && <div>{about}</div>}
        {step === "email" && (
          <>
            <EmailForm address={address} onNew={goTo("sign-up")} onKnown={goTo("log-in")} />
            <ProviderButtons returnTo={back} />
          </>
        )}
        {step === "sign-up" && (
          <>
            <signUpInPlace.Outlet
              email={address}
              back={back}
              onDone={() => void finish()}
              onTaken={goTo("log-in")}
            />
            <Button variant="subtle" onClick={() => setStep("log-in")}>
              <Trans>I have an account</Trans>
            </Button>
          </>
        )}
        {step === "log-in" && (
          <>
            <LogInForm address={address} back={back} onDone={finish} onNew={() => setStep("email")} />
            <PasskeyButton onDone={finishCode} />
            <Button variant="subtle" onClick={() => setStep("code")}>
              <Trans>Email me a code</Trans>
            </Button>
            <ProviderButtons returnTo={back} />
          </>
        )}
        {step === "code" && (
          <>
            <EmailCodeForm submit={t`Email me a code`} email={address} onDone={finishCode} />
            <Button variant="subtle" onClick={() => setStep("log-in")}>
              <Trans>Use my password</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface EmailFormProps {
  address: string;
  onNew: (email: string) => void;
  onKnown: (email: string) => void;
}

const addressInput = () => import("../form-inputs.ts").then((module) => module.addressInput);
const logInInput = () => import("../form-inputs.ts").then((module) => module.logInInput);

function EmailForm({ address, onNew, onKnown }: EmailFormProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: addressInput,
    guard: false,
    initial: { email: address },
    // oxlint-disable-next-line typescript/require-await -- the form awaits
    submit: async (values) => onNew(values.email),
  });
  useFormDraft(form, { key: "account_email", place: "tab" });
  return (
    <Form
      form={form}
      submit={t`Continue with email`}
      beside={
        <Button variant="outline" onClick={() => onKnown(String(form.form.values.email).trim())}>
          <Trans>I have an account</Trans>
        </Button>
      }
    >
      <TextField name="email" type="email" autoComplete="email" label={t`Email`} />
    </Form>
  );
}

interface LogInFormProps {
  address: string;
  back: string;
  onDone: () => Promise<void>;
  onNew: () => void;
}

function LogInForm({ address, back, onDone, onNew }: LogInFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useZodForm({
    schema: logInInput,
    guard: false,
    initial: { email: address, password: "" },
    submit: async (values) => {
      const isIn = await signIn(values.email, values.password).catch(rethrowFieldErrors);
      // A deleted account: the log-in page offers to restore it.
      if (!isIn) return navigate(withReturn("/login", back));
      await onDone();
    },
  });
  return (
    <div ref={focusFirstEmptyField}>
      <Form
        form={form}
        submit={t`Log in`}
        beside={
          <>
            <Button variant="subtle" onClick={onNew}>
              <Trans>Create an account</Trans>
            </Button>
            <Link to={withReturn("/reset_password", back)} className={classes.link}>
              <Trans>Forgot password?</Trans>
            </Link>
          </>
        }
      >
        <TextField name="email" type="email" autoComplete="username webauthn" label={t`Email`} />
        <PasswordField name="password" label={t`Password`} />
      </Form>
    </div>
  );
}

/** The dialog focuses its first field only when it opens. */
function focusFirstEmptyField(form: HTMLElement | null) {
  [...(form?.querySelectorAll("input") ?? [])].find(({ value }) => value === "")?.focus();
}

function rethrowFieldErrors(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "invalid_credentials") throw error;
  throw new ApiError("status", error.message, error.status, [
    { detail: /*i18n*/ "That email and password don't match." },
  ]);
}
