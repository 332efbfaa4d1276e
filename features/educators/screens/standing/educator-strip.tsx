/** What a suspension or a refusal means for an educator, in two sentences, and where to read and say more. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useLiveAccount } from "#features/accounts/screens/standing/use-live-account.ts";
import { ShellStrip } from "#platform/web/shell/shell-strip.tsx";
import { StandingWays } from "./standing-ways.tsx";

export function EducatorStrip({ standing }: { standing: "suspended" | "rejected" }) {
  const { t } = useLingui();
  useLiveAccount();
  return (
    <ShellStrip label={t`Your profile`} tone="warning" acts={<StandingWays standing={standing} />}>
      {standing === "suspended" ? (
        <Trans>
          Your profile is suspended. Employers don't see it, and you can't apply, write or book until this is
          cleared up. Applications you sent are on hold and come back then.
        </Trans>
      ) : (
        <Trans>
          Your profile was not approved, so you can't apply, write or book. Open applications were withdrawn.
          You can ask us to look at it once more.
        </Trans>
      )}
    </ShellStrip>
  );
}
