/** The banner on every page of an impersonated session: whose account it is, that everything is recorded, and the exit. */
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { consoleDataPath } from "#features/paths.ts";
import { stopImpersonating } from "./account-calls.ts";
import { useSession } from "./current-session.ts";
import { nameOrEmail, useAccount } from "./current-account.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./impersonation-banner.module.css";

export function ImpersonationBanner() {
  const { impersonatorId } = useSession();
  const account = useAccount();
  const navigate = useNavigate();
  if (!impersonatorId) return null;
  const stop = async () => {
    const accountId = await stopImpersonating();
    await navigate(consoleDataPath(`accounts/${accountId}`));
  };
  const [name, email] = [nameOrEmail(account), String(account?.email ?? "")];
  return (
    <Cluster gap={[4, 16]} justify="center" role="status" className={`small ${classes.banner}`}>
      <span>
        <Trans>
          You are viewing as {name} ({email}). Everything you do is recorded.
        </Trans>
      </span>
      <button type="button" onClick={() => void stop()}>
        <Trans>Stop impersonating</Trans>
      </button>
    </Cluster>
  );
}
