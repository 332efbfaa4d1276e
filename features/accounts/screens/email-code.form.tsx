/** An address, then the code that was mailed to it. What was typed stays in this tab; a reload asks for the code again. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { FocusFirst } from "#platform/web/ui/layout/focus-first.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { readDraft, removeDraft, writeDraft } from "#platform/web/forms/form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { requestEmailCode, signInByCode, type CodeOutcome } from "./session/email-code-calls.ts";

const addressInput = () => import("../form-inputs.ts").then((module) => module.addressInput);
const codeInput = () => import("../form-inputs.ts").then((module) => module.codeInput);
const draftKey = "email_code";
const resendSeconds = 30;

interface EmailCodeFormProps {
  /** The button of the first step. */
  submit: string;
  /** Already typed elsewhere. */
  email?: string;
  /** The account whose session ended on this page: it continues where it was. */
  previous?: string | null;
  /** Below the address. */
  beside?: React.ReactNode;
  onDone: (outcome: CodeOutcome) => unknown;
}

export function EmailCodeForm({
  submit,
  email: typed = "",
  previous = null,
  beside,
  onDone,
}: EmailCodeFormProps) {
  const [start] = useState(() => readDraft(draftKey, { email: typed, isSent: false }, [], "tab"));
  const [sentTo, setSentTo] = useState(start.isSent ? start.email : null);
  const [email, setEmail] = useState(start.email);
  const store = (address: string, isSent: boolean) => {
    writeDraft(draftKey, { email: address, isSent }, [], "tab");
    setEmail(address);
    setSentTo(isSent ? address : null);
  };
  if (sentTo === null)
    return (
      <AddressForm submit={submit} email={email} beside={beside} onSent={(address) => store(address, true)} />
    );
  return (
    <CodeStep
      email={sentTo}
      previous={previous}
      onChange={() => store(sentTo, false)}
      onDone={(outcome) => {
        removeDraft(draftKey, "tab");
        return onDone(outcome);
      }}
    />
  );
}

interface AddressFormProps extends Pick<EmailCodeFormProps, "submit" | "beside"> {
  email: string;
  onSent: (email: string) => void;
}

function AddressForm({ submit, email, beside, onSent }: AddressFormProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: addressInput,
    guard: false,
    initial: { email },
    submit: async (values) => {
      await requestEmailCode(values.email);
      onSent(values.email);
    },
  });
  return (
    <Form form={form} submit={submit} beside={beside}>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t`Email`}
        hint={t`We'll email you a code of six digits.`}
      />
    </Form>
  );
}

interface CodeStepProps {
  email: string;
  previous: string | null;
  /** Back to the address. */
  onChange: () => void;
  onDone: (outcome: CodeOutcome) => unknown;
}

function CodeStep({ email, previous, onChange, onDone }: CodeStepProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: codeInput,
    guard: false,
    initial: { code: "" },
    submit: async ({ code }) => onDone(await signInByCode(email, code, previous)),
  });
  return (
    <Stack gap={16}>
      <p role="status">
        <Trans>
          We've sent a code to <strong>{email}</strong>. It works for ten minutes.
        </Trans>
      </p>
      <FocusFirst>
        <Form form={form} submit={t`Continue`}>
          <TextField
            name="code"
            label={t`Code from the email`}
            autoComplete="one-time-code"
            inputMode="numeric"
            chars={10}
            maxLength={12}
          />
        </Form>
      </FocusFirst>
      <div>
        <Resend email={email} />
        <Button variant="subtle" size="small" onClick={onChange}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
    </Stack>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useLingui();
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), resendSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const resend = async () => {
    setWaiting(true);
    try {
      await requestEmailCode(email);
      toast(t`We've sent it again. Look in your spam folder too.`);
    } catch (error) {
      const isLimit = error instanceof ApiError && error.status === 429;
      toast(
        isLimit
          ? t`We've sent it several times already. Try again later.`
          : t`Something went wrong on our side. Try again.`,
        { tone: "error" },
      );
    }
  };
  return (
    <Button variant="subtle" size="small" disabled={isWaiting} onClick={() => void resend()}>
      {isWaiting ? <Trans>Send it again in half a minute</Trans> : <Trans>Send it again</Trans>}
    </Button>
  );
}
