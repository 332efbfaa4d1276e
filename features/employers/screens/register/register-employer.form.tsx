/** The steps of an employer's sign-up over one form, so that going back and a reload lose nothing but the password. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { useEffect, useRef } from "react";

import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./register-employer.module.css";
import { HiringStep } from "./register-hiring.step.tsx";
import { LocationStep } from "./register-location.step.tsx";
import { PasswordStep } from "./register-password.step.tsx";
import { ProgramStep } from "./register-program.step.tsx";
import { YouStep } from "./register-you.step.tsx";
import { useRegistration, type RegistrationFlow } from "./use-registration.ts";

export function RegisterEmployerForm({ hasAccount }: { hasAccount: boolean }) {
  const flow = useRegistration(hasAccount);
  const { form, step } = flow;
  return (
    <Form form={form} submit={false}>
      <StepHead {...flow} />
      <Stack gap={24}>
        {step === "you" && <YouStep taken={flow.taken} />}
        {step === "program" && <ProgramStep form={form.form} />}
        {step === "location" && <LocationStep form={form.form} change={() => void flow.goTo("program")} />}
        {step === "hiring" && <HiringStep />}
        {flow.asksPasswordAgain && <PasswordStep />}
      </Stack>
      <SubmitRow {...flow} hasAccount={hasAccount} />
    </Form>
  );
}

function StepHead({ step, steps, back }: RegistrationFlow) {
  const { t } = useLingui();
  const number = steps.indexOf(step) + 1;
  const total = steps.length;
  const words = {
    you: t`You`,
    program: t`Your program`,
    location: t`Check your first location`,
    hiring: t`What you're hiring for`,
  } as const;
  const heading = useFocusOnStep(step);
  return (
    <Stack gap={4} className={classes.head}>
      {number > 1 && (
        <button type="button" className={classes.back} onClick={back}>
          <IconArrowLeft size={18} />
          <Trans>Back</Trans>
        </button>
      )}
      <p className="small muted">
        <Trans>
          Step {number} of {total}
        </Trans>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {words[step]}
      </h2>
    </Stack>
  );
}

/** Where a new step begins; the first one shown leaves the focus to the page. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

function SubmitRow({ isLast, form, hasAccount }: RegistrationFlow & { hasAccount: boolean }) {
  const belonging = form.form.values.belonging;
  return (
    <div className={classes.foot}>
      <SubmitButton>
        {!isLast ? (
          <Trans>Continue</Trans>
        ) : !hasAccount ? (
          <Trans>Create account</Trans>
        ) : belonging === "join" ? (
          <Trans>Ask to join</Trans>
        ) : (
          <Trans>Add program</Trans>
        )}
      </SubmitButton>
    </div>
  );
}
