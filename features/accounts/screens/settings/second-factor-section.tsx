/** An operator's second factor: set up or not, and new recovery codes when few are left. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { CodeForm } from "../code.form.tsx";
import { EnrolSecondFactor } from "../second-factor/enrol-second-factor.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { useSecondFactor } from "../second-factor/use-second-factor.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function SecondFactorSection() {
  const { t } = useLingui();
  const { secondFactor, refetch } = useSecondFactor();
  const [step, setStep] = useState<"code" | string[] | null>(null);
  const done = () => {
    setStep(null);
    refetch();
  };
  if (!secondFactor) return null;
  if (Array.isArray(step)) return <RecoveryCodes codes={step} onDone={done} />;
  if (!secondFactor.isEnrolled) return <EnrolSecondFactor onDone={done} />;
  return (
    <Stack gap={20}>
      <p>
        <Trans>Your authenticator app is set up. You're asked for a code each time you log in.</Trans>{" "}
        <Plural
          value={secondFactor.recoveryCodesLeft}
          one="You have # recovery code left."
          other="You have # recovery codes left."
        />
      </p>
      {step === "code" ? (
        <CodeForm<{ recoveryCodes: string[] }>
          path="account/second_factor/recovery_codes"
          submit={t`Make new recovery codes`}
          hint={t`A code of your authenticator app. The old recovery codes end.`}
          onDone={({ recoveryCodes }) => setStep(recoveryCodes)}
        />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setStep("code")}>
            <Trans>New recovery codes</Trans>
          </Button>
        </div>
      )}
      <p className="small muted">
        <Trans>Lost your phone? Another operator can reset your second factor.</Trans>
      </p>
    </Stack>
  );
}
