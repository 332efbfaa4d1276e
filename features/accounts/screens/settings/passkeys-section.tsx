/** The passkeys of the account: adding, renaming and removing them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useChange, useRemove } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { maxPasskeys } from "../../passkey-constants.ts";
import { Passkey } from "../../passkey.ts";
import { addPasskey, hasPasskeys } from "../session/passkey-calls.ts";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { ProvePassword } from "./prove-password.tsx";
import { useDeviceName } from "./use-device-name.ts";
import classes from "./settings.module.css";

type OwnPasskey = ResourceOf<typeof Passkey>;

const at = "account/passkeys";

export const PasskeysSection = () =>
  useIsImpersonating() ? <ImpersonationNote id="passkeys-off" /> : <Passkeys />;

function Passkeys() {
  const { t } = useLingui();
  const query = useCollection(Passkey, { at, size: maxPasskeys });
  return (
    <Stack gap={20}>
      <p>
        <Trans>
          A passkey logs you in with your fingerprint, your face or your phone's lock. There is nothing to
          remember, and nobody can trick you out of it.
        </Trans>
      </p>
      <Loaded query={query} failure={t`We couldn't load your passkeys.`}>
        {(passkeys) => (
          <Stack gap={20}>
            {passkeys.length > 0 && (
              <Stack as="ul" gap={12}>
                {passkeys.map((one) => (
                  <PasskeyRow key={one.id} passkey={one} />
                ))}
              </Stack>
            )}
            {passkeys.length < maxPasskeys && <AddPasskey />}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function PasskeyRow({ passkey }: { passkey: OwnPasskey }) {
  const { t } = useLingui();
  const [step, setStep] = useState<"rename" | "remove" | null>(null);
  const remove = useRemove(Passkey, { at });
  const { name } = passkey;
  const runRemove = async () => {
    setStep(null);
    await remove.run(passkey).then(() => toast(t`Removed: ${name}`), couldNotSave);
  };
  if (step === "rename")
    return (
      <li>
        <RenamePasskey passkey={passkey} onDone={() => setStep(null)} />
      </li>
    );
  return (
    <Cluster as="li" gap={[12, 16]} justify="between" surface="card" padding={16}>
      <div>
        <p className={`${classes.long} strong`}>{name}</p>
        <p className="small muted">
          {passkey.lastUsedAt ? (
            <Trans>
              Last used <TimeText at={passkey.lastUsedAt} />
            </Trans>
          ) : (
            <Trans>
              Added <TimeText at={passkey.createdAt} />
            </Trans>
          )}
        </p>
      </div>
      <Cluster gap={8}>
        <Button
          variant="subtle"
          size="small"
          aria-label={t`Rename ${name}`}
          onClick={() => setStep("rename")}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={t`Remove ${name}`}
          onClick={() => setStep("remove")}
        >
          <Trans>Remove</Trans>
        </Button>
      </Cluster>
      <ConfirmDialog
        isDestructive
        isOpen={step === "remove"}
        title={t`Remove the passkey “${name}”?`}
        cancelLabel={t`Keep it`}
        confirm={t`Remove`}
        onCancel={() => setStep(null)}
        onConfirm={() => void runRemove()}
      >
        <Trans>It no longer logs you in. Delete it on your device too, so that it isn't offered there.</Trans>
      </ConfirmDialog>
    </Cluster>
  );
}

const schema = () => import("../../form-inputs.ts").then((module) => module.renamePasskeyInput);

function RenamePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const { t } = useLingui();
  const change = useChange(Passkey, { at });
  const form = useZodForm({
    schema,
    initial: { name: passkey.name },
    submit: async (values) => {
      await change.run(passkey, values);
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t`Rename ${passkey.name}`}
      submit={t`Save`}
      beside={
        <Button variant="subtle" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <TextField name="name" label={t`Name`} maxLength={80} />
    </Form>
  );
}

function AddPasskey() {
  const { t } = useLingui();
  const client = useQueryClient();
  const nameOf = useDeviceName();
  const [step, setStep] = useState<"idle" | "busy" | "password">("idle");
  const isHydrated = useHydrated();
  if (isHydrated && !hasPasskeys())
    return (
      <p className="small muted">
        <Trans>This browser doesn't know passkeys.</Trans>
      </p>
    );
  const add = async (password?: string) => {
    // Loaded on demand: it knows every browser.
    const { deviceName } = await import("../../device-name.ts");
    const name = nameOf(deviceName(navigator.userAgent)) ?? t`My passkey`;
    if (await addPasskey(name, password)) {
      await refetchType(client, Passkey.type);
      toast(t`You can log in with a passkey now`);
    } else toast(t`No passkey was added.`);
    setStep("idle");
  };
  const start = () => {
    setStep("busy");
    add().catch((error: unknown) => {
      const isOld = error instanceof ApiError && error.code === "password_required";
      setStep(isOld ? "password" : "idle");
      if (!isOld)
        toast(error instanceof ApiError ? error.message : t`That passkey could not be added. Try again.`, {
          tone: "error",
        });
    });
  };
  if (step === "password")
    return <ProvePassword label={t`Add a passkey`} onGiven={add} onCancel={() => setStep("idle")} />;
  return (
    <div>
      <Button variant="outline" disabled={step === "busy"} onClick={start}>
        <Trans>Add a passkey</Trans>
      </Button>
    </div>
  );
}
