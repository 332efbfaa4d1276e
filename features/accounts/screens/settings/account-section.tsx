/** How to reach somebody: the email address with a change that waits to be confirmed, and what other features add. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { call } from "#platform/web/api.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { FocusFirst } from "#platform/web/ui/focus-first.tsx";
import { couldNotSave, toast } from "#platform/web/ui/toast.ts";
import { useResendConfirmation } from "../standing/use-resend-confirmation.ts";
import { useLiveAccount } from "../standing/use-live-account.ts";
import { ChangeEmailForm } from "./change-email.form.tsx";
import { useIsActing, WhyOff } from "./own-only.tsx";
import classes from "./settings.module.css";
import { contactSettings } from "./settings-slots.ts";
import type { OwnAccount } from "./use-own-account.ts";

interface AccountSectionProps {
  account: OwnAccount;
  refresh: () => void;
}

export function AccountSection({ account, refresh }: AccountSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const isActing = useIsActing();
  useLiveAccount();
  return (
    <div className={classes.parts}>
      <div>
        <p className="small muted">
          <Trans>Email</Trans>
        </p>
        <p className={classes.value}>{account.email}</p>
      </div>
      {!account.unconfirmedEmail && account.emailVerifiedAt === null && !isActing && <Unconfirmed />}
      {account.unconfirmedEmail && <Pending address={account.unconfirmedEmail} refresh={refresh} />}
      {isOpen ? (
        <FocusFirst>
          <ChangeEmailForm onDone={close} />
        </FocusFirst>
      ) : (
        <div>
          <Button
            ref={opener}
            variant="outline"
            disabled={isActing}
            aria-describedby={isActing ? "email-off" : undefined}
            onClick={() => setOpen(true)}
          >
            <Trans>Change email</Trans>
          </Button>
          {isActing && <WhyOff id="email-off" />}
        </div>
      )}
      <contactSettings.Outlet />
    </div>
  );
}

/** The address somebody signed up with, while no link has proved that it is theirs. */
function Unconfirmed() {
  const { resend, isBusy } = useResendConfirmation();
  return (
    <div className={classes.pending}>
      <p>
        <Trans>Not confirmed yet. Press the link in the email we sent you.</Trans>
      </p>
      <div className={classes.row}>
        <Button variant="outline" size="small" disabled={isBusy} onClick={() => void resend()}>
          <Trans>Send it again</Trans>
        </Button>
      </div>
    </div>
  );
}

function Pending({ address, refresh }: { address: string; refresh: () => void }) {
  const { t } = useLingui();
  const act = async (what: "resend" | "cancel", said: string) => {
    try {
      await call(`account/email_change/${what}`, { method: "POST" });
      toast(said);
      refresh();
    } catch {
      couldNotSave();
    }
  };
  return (
    <div className={classes.pending}>
      <p role="status">
        <Trans>
          We've sent a link to <strong>{address}</strong>. Until you press it, your old address stays.
        </Trans>
      </p>
      <div className={classes.row}>
        <Button variant="outline" size="small" onClick={() => void act("resend", t`We've sent it again`)}>
          <Trans>Send it again</Trans>
        </Button>
        <Button
          variant="subtle"
          size="small"
          onClick={() => void act("cancel", t`Your email stays as it was`)}
        >
          <Trans>Keep the old address</Trans>
        </Button>
      </div>
    </div>
  );
}
