/**
 * Replaces applying, writing or booking: why it is not possible yet, shown before anything is typed, and what
 * to do.
 */
import { Trans } from "@lingui/react/macro";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useStanding } from "#features/accounts/screens/session/current-account.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import textActions from "#platform/web/ui/layout/text-actions.module.css";
import { type RestrictedAction, type EducatorRestriction, restrictionOf } from "./educator-restriction.ts";
import classes from "./restriction-notice.module.css";
import { StandingActions } from "./standing-actions.tsx";

/** The restriction of the reading educator; null when there is none, and for all others. */
export function useRestriction(act: RestrictedAction): EducatorRestriction | null {
  const { userType } = useSession();
  const standing = useStanding();
  return userType === "educator" ? restrictionOf(act, standing) : null;
}

interface RestrictionNoticeProps {
  act: RestrictedAction;
  standing: EducatorRestriction;
}

/** `isShort` where there is little room: the strip of every page has the actions. */
export const RestrictionNotice = ({
  act,
  standing,
  isShort = false,
}: RestrictionNoticeProps & { isShort?: boolean }) =>
  isShort ? (
    <p className="small">
      <RestrictionText act={act} standing={standing} />
    </p>
  ) : (
    <Stack gap={4} padding={12} surface="warning" className={`${classes.hindrance} reading`}>
      <p>
        <RestrictionText act={act} standing={standing} />
      </p>
      <Cluster as="p" gap={[0, 20]} align="stretch" className={textActions.actions}>
        <StandingActions standing={standing} />
      </Cluster>
    </Stack>
  );

function RestrictionText({ act, standing }: RestrictionNoticeProps) {
  if (standing === "unconfirmed")
    return act === "write" ? (
      <Trans>You can write as soon as your email is confirmed. We sent you a link.</Trans>
    ) : (
      <Trans>You can book as soon as your email is confirmed. We sent you a link.</Trans>
    );
  if (standing === "suspended")
    return {
      apply: <Trans>You can't apply while your profile is suspended.</Trans>,
      write: <Trans>You can't write messages while your profile is suspended.</Trans>,
      book: <Trans>You can't book interviews while your profile is suspended.</Trans>,
    }[act];
  return {
    apply: <Trans>You can't apply, because your profile was not approved.</Trans>,
    write: <Trans>You can't write messages, because your profile was not approved.</Trans>,
    book: <Trans>You can't book interviews, because your profile was not approved.</Trans>,
  }[act];
}
