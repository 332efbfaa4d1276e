/** The meaning of a suspension or a rejection for an educator, in two sentences, with links to more. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useLiveAccount } from "#features/accounts/screens/standing/use-live-account.ts";
import { Strip } from "#platform/web/ui/layout/strip.tsx";
import { StandingActions } from "./standing-actions.tsx";

export function EducatorStandingStrip({ standing }: { standing: "suspended" | "rejected" }) {
  const { t } = useLingui();
  useLiveAccount();
  return (
    <Strip label={t`Your profile`} tone="warning" actions={<StandingActions standing={standing} />}>
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
    </Strip>
  );
}
