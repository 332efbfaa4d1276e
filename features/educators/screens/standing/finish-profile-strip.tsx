/** "Finish your profile: 23 % done", until it is closed in this browser. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { pages } from "#features/paths.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import { Strip } from "#platform/web/ui/layout/strip.tsx";
import { useOwnProfile } from "../profile/use-own-profile.ts";

export function FinishProfileStrip() {
  const { t } = useLingui();
  const { accountId } = useSession();
  const [closed, setClosed] = useStored(`finish_profile_closed:${accountId}`);
  const profile = useOwnProfile().data;
  if (closed || !profile) return null;
  const percent = profile.metadata.completeness;
  return (
    <Strip
      label={t`Your profile`}
      tone="info"
      actions={
        <>
          <Link to={pages.registerTeacherOnboarding}>
            <Trans>Finish your profile</Trans>
          </Link>
          <button type="button" onClick={() => setClosed("yes")}>
            <Trans>Not now</Trans>
          </button>
        </>
      }
    >
      <Trans>
        Your profile is {percent}% done.
        <span className="wide-only"> Complete, it goes to review, and employers can find you.</span>
      </Trans>
    </Strip>
  );
}
