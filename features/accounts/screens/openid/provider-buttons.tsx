/** "Continue with Google", "Continue with Apple": below a form, where this server has them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useAvailableProviders } from "./use-available-providers.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { providerNames, type SignInProvider } from "../../sign-in-providers.ts";
import { goToProvider } from "../session/provider-calls.ts";
import classes from "./provider-buttons.module.css";
import { providerMarks } from "./provider-marks.tsx";

interface ProviderButtonsProps {
  /** Where to go on afterwards; by default at the person's home. */
  returnTo: string | null;
}

export function ProviderButtons({ returnTo }: ProviderButtonsProps) {
  const { t } = useLingui();
  const providers = useAvailableProviders();
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  const [problem, setProblem] = useState("");
  if (providers.length === 0) return null;
  const go = (provider: SignInProvider) => {
    setLeaving(provider);
    setProblem("");
    goToProvider(provider, returnTo).catch((error: unknown) => {
      setLeaving(null);
      setProblem(error instanceof ApiError ? error.message : t`Something went wrong on our side. Try again.`);
    });
  };
  return (
    <Stack gap={12} className={classes.providers}>
      <p className={classes.or}>
        <Trans>or</Trans>
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          fullWidth
          className={classes.provider}
          leftSection={providerMarks[provider]}
          disabled={leaving !== null}
          onClick={() => go(provider)}
        >
          <Trans>Continue with {providerNames[provider]}</Trans>
        </Button>
      ))}
      <p role="status" className="small danger">
        {problem}
      </p>
    </Stack>
  );
}
