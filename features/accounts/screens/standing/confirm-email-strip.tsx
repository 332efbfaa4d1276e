/** "Confirm your email": on every page until it is done, here or in another browser. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useSession } from "../session/current-session.ts";
import { Strip } from "#platform/web/ui/layout/strip.tsx";
import { useResendConfirmation } from "./use-resend-confirmation.ts";
import { useLiveAccount } from "./use-live-account.ts";

export function ConfirmEmailStrip({ address }: { address: string }) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { resend, isBusy } = useResendConfirmation();
  useLiveAccount();
  return (
    <Strip
      label={t`Confirm your email`}
      actions={
        <>
          <button type="button" disabled={isBusy} onClick={() => void resend()}>
            <Trans>Send it again</Trans>
          </button>
          <Link to={`${pages.settings}#account`}>
            <Trans>Change address</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        <strong>Confirm your email:</strong> we sent a link to {address}.
      </Trans>{" "}
      <span className="wide-only">
        {userType === "educator" ? (
          <Trans>You can apply now; writing to programs and booking interviews wait for it.</Trans>
        ) : (
          <Trans>You can prepare everything now; posting, inviting and writing wait for it.</Trans>
        )}
      </span>
    </Strip>
  );
}
