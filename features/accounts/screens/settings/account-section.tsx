/** Contact details: the email address with its pending change, and what other features add. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { call } from "#platform/web/api-client/api.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FocusFirst } from "#platform/web/ui/layout/focus-first.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useResendConfirmation } from "../standing/use-resend-confirmation.ts";
import { useLiveAccount } from "../standing/use-live-account.ts";
import { ChangeEmailForm } from "./change-email.form.tsx";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";
import { contactSettings } from "./settings-slots.ts";
import { useSession } from "../session/current-session.ts";
import type { CurrentAccount } from "../session/current-account.ts";

interface AccountSectionProps {
  account: CurrentAccount;
  refresh: () => void;
}

export function AccountSection({ account, refresh }: AccountSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const isImpersonating = useIsImpersonating();
  const { userType } = useSession();
  useLiveAccount();
  return (
    <Stack gap={20}>
      <div>
        <p className="small muted">
          <Trans>Email</Trans>
        </p>
        <p className={`${classes.long} strong`}>{account.email}</p>
      </div>
      {!account.unconfirmedEmail && account.emailVerifiedAt === null && !isImpersonating && <Unconfirmed />}
      {account.unconfirmedEmail && <PendingEmail address={account.unconfirmedEmail} refresh={refresh} />}
      {isOpen ? (
        <FocusFirst>
          <ChangeEmailForm onDone={close} />
        </FocusFirst>
      ) : (
        <div>
          <Button
            ref={opener}
            variant="outline"
            disabled={isImpersonating}
            aria-describedby={isImpersonating ? "email-off" : undefined}
            onClick={() => setOpen(true)}
          >
            <Trans>Change email</Trans>
          </Button>
          {isImpersonating && <ImpersonationNote id="email-off" />}
        </div>
      )}
      <div className={userType === "educator" ? classes.contact : undefined}>
        <contactSettings.Outlet />
      </div>
    </Stack>
  );
}

/** The address that the account signed up with, until a link has confirmed it. */
function Unconfirmed() {
  const { resend, isBusy } = useResendConfirmation();
  return (
    <Stack gap={12} surface="card" padding={16} className={classes.long}>
      <p>
        <Trans>Not confirmed yet. Press the link in the email we sent you.</Trans>
      </p>
      <Cluster gap={8} align="stretch">
        <Button variant="outline" size="small" disabled={isBusy} onClick={() => void resend()}>
          <Trans>Send it again</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function PendingEmail({ address, refresh }: { address: string; refresh: () => void }) {
  const { t } = useLingui();
  const postEmailChange = async (what: "resend" | "cancel", message: string) => {
    try {
      await call(`account/email_change/${what}`, { method: "POST" });
      toast(message);
      refresh();
    } catch {
      couldNotSave();
    }
  };
  return (
    <Stack gap={12} surface="card" padding={16} className={classes.long}>
      <p role="status">
        <Trans>
          We've sent a link to <strong>{address}</strong>. Until you press it, your old address stays.
        </Trans>
      </p>
      <Cluster gap={8} align="stretch">
        <Button
          variant="outline"
          size="small"
          onClick={() => void postEmailChange("resend", t`We've sent it again`)}
        >
          <Trans>Send it again</Trans>
        </Button>
        <Button
          variant="subtle"
          size="small"
          onClick={() => void postEmailChange("cancel", t`Your email stays as it was`)}
        >
          <Trans>Keep the old address</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
