/** "Welcome back": the owner of a deleted account signed in, and may restore it or download their data. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { dismissClosedAccount, restoreAccount } from "./session/account-calls.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { download } from "#platform/web/api-client/api.ts";
import { type ClosedAccount, setClosedAccount } from "./session/closed-account.ts";
import { roleHome } from "#features/paths.ts";
import { saveBlob } from "#platform/web/api-client/save-file.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { currentSession } from "./session/current-session.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./accounts.module.css";

type PendingAction = "restoring" | "downloading" | null;

export function WelcomeBack({ account }: { account: ClosedAccount }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [doing, setDoing] = useState<PendingAction>(null);
  const attempt = (what: PendingAction, work: () => Promise<unknown>) => async () => {
    setDoing(what);
    await work().catch(showError);
    setDoing(null);
  };
  const restore = async () => {
    await restoreAccount(account);
    const { userType } = currentSession();
    toast(
      userType === "employer"
        ? t`Your account is back. Jobs that were paused stay paused until you resume them.`
        : t`Your account is back. What was withdrawn or canceled stays so.`,
    );
    await navigate(returnPath(search) ?? roleHome(userType), { replace: true });
  };
  const showError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    // The quarter of an hour is over: logging in again opens another one.
    if (error.status === 401) setClosedAccount(null);
    toast(error.status === 401 ? t`That took a while. Log in again.` : t`Something went wrong. Try again.`, {
      tone: "error",
    });
  };
  return (
    <Page title={t`Welcome back`} width="narrow" noIndex>
      <Stack gap={24} align="start">
        <p>
          <Trans>
            Your account is deleted. You can take it back until <TimeText at={account.eraseAfter} absolute />,
            then everything is erased for good.
          </Trans>
        </p>
        <p>
          <Trans>
            Your profile, your messages and everything you saved come back. Withdrawn applications and
            canceled interviews do not: you can apply and book again.
          </Trans>
        </p>
        <Stack gap={12} align="start" className={classes.acts}>
          <BusyButton isBusy={doing === "restoring"} onClick={attempt("restoring", restore)}>
            <Trans>Restore my account</Trans>
          </BusyButton>
          <BusyButton
            variant="outline"
            isBusy={doing === "downloading"}
            onClick={attempt("downloading", () => saveExport(account.accessToken))}
          >
            <Trans>Download my data</Trans>
          </BusyButton>
          <Button variant="subtle" onClick={() => void dismissClosedAccount(account)}>
            <Trans>Leave it deleted</Trans>
          </Button>
        </Stack>
      </Stack>
    </Page>
  );
}

/** Ten minutes: some have many videos. */
async function saveExport(token: string): Promise<void> {
  const answer = await download("account/export", { token, timeout: 600_000 });
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  saveBlob(await answer.blob(), name ?? "my-data.zip");
}
