/** Above every page of an impersonated session: as whom, that everything is recorded, and the way out. */
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { stopImpersonating } from "./account-calls.ts";
import { useSession } from "./current-session.ts";
import { nameOrEmail, useAccount } from "./current-account.ts";
import classes from "./impersonation-banner.module.css";

export function ImpersonationBanner() {
  const { impersonatorId } = useSession();
  const account = useAccount();
  const navigate = useNavigate();
  if (!impersonatorId) return null;
  const stop = async () => {
    const accountId = await stopImpersonating();
    await navigate(`/admin/accounts/${accountId}`);
  };
  const [name, email] = [nameOrEmail(account), String(account?.email ?? "")];
  return (
    <div role="status" className={classes.banner}>
      <span>
        <Trans>
          You are viewing as {name} ({email}). Everything you do is recorded.
        </Trans>
      </span>
      <button type="button" onClick={() => void stop()}>
        <Trans>Stop impersonating</Trans>
      </button>
    </div>
  );
}
