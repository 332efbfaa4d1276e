/** Google and Apple as ways in: connecting one of each, and removing it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { pages } from "#features/paths.ts";
import { SignInIdentity } from "../../sign-in-identity.ts";
import { providerNames, type SignInProvider } from "../../sign-in-providers.ts";
import { providerMarks } from "../openid/provider-marks.tsx";
import { useAvailableProviders } from "../openid/use-available-providers.ts";
import { connectProvider } from "../session/provider-calls.ts";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { ProvePassword } from "./prove-password.tsx";
import classes from "./settings.module.css";

type Identity = ResourceOf<typeof SignInIdentity>;

const at = "account/sign_in_identities";
const returnPath = `${pages.settings}#providers`;

export const ProvidersSection = () =>
  useIsImpersonating() ? <ImpersonationNote id="providers-off" /> : <Providers />;

function Providers() {
  const { t } = useLingui();
  const providers = useAvailableProviders();
  const query = useCollection(SignInIdentity, { at });
  return (
    <Stack gap={20}>
      <p>
        <Trans>Connect an account that you have anyway, and log in with it in one step.</Trans>
      </p>
      <Loaded query={query} failure={t`We couldn't load what is connected.`}>
        {(identities) => (
          <Stack as="ul" gap={12}>
            {providers.map((provider) => (
              <ProviderRow
                key={provider}
                provider={provider}
                identity={identities.find((one) => one.provider === provider)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

interface ProviderRowProps {
  provider: SignInProvider;
  identity: Identity | undefined;
}

function ProviderRow({ provider, identity }: ProviderRowProps) {
  const { t } = useLingui();
  const name = providerNames[provider];
  return (
    <Stack as="li" gap={12} surface="card" padding={16}>
      <Cluster gap={[12, 16]} justify="between">
        <Row gap={12}>
          {providerMarks[provider]}
          <div>
            <p className="strong">{name}</p>
            <p className={`${classes.long} small muted`}>
              {identity ? (identity.email ?? t`Connected`) : <Trans>Not connected</Trans>}
              {identity?.lastUsedAt && (
                <>
                  {" · "}
                  <Trans>
                    Last used <TimeText at={identity.lastUsedAt} />
                  </Trans>
                </>
              )}
            </p>
          </div>
        </Row>
        {identity && <RemoveIdentity identity={identity} name={name} />}
      </Cluster>
      {!identity && <Connect provider={provider} name={name} />}
    </Stack>
  );
}

function Connect({ provider, name }: { provider: SignInProvider; name: string }) {
  const { t } = useLingui();
  const [step, setStep] = useState<"idle" | "busy" | "password">("idle");
  const connect = (password?: string) => connectProvider(provider, { returnPath, password });
  const start = () => {
    setStep("busy");
    connect().catch((error: unknown) => {
      const isOld = error instanceof ApiError && error.code === "password_required";
      setStep(isOld ? "password" : "idle");
      if (!isOld) toastFailure(error, t`Something went wrong on our side. Try again.`);
    });
  };
  const label = t`Connect ${name}`;
  if (step === "password")
    return <ProvePassword label={label} onGiven={connect} onCancel={() => setStep("idle")} />;
  return (
    <div>
      <Button variant="outline" disabled={step === "busy"} onClick={start}>
        {label}
      </Button>
    </div>
  );
}

function RemoveIdentity({ identity, name }: { identity: Identity; name: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemove(SignInIdentity, { at });
  const runRemove = async () => {
    setAsking(false);
    await remove.run(identity).then(
      () => toast(t`Removed: ${name}`),
      (error: unknown) => toastFailure(error, t`Something went wrong on our side. Try again.`),
    );
  };
  return (
    <>
      <Button variant="outline" size="small" aria-label={t`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        isDestructive
        isOpen={isAsking}
        title={t`Remove ${name}?`}
        cancelLabel={t`Keep it`}
        confirm={t`Remove`}
        onCancel={() => setAsking(false)}
        onConfirm={() => void runRemove()}
      >
        <Trans>
          {name} no longer logs you in here. Your account at {name} stays as it is.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

const toastFailure = (error: unknown, otherwise: string) =>
  toast(error instanceof ApiError ? error.message : otherwise, { tone: "error" });
