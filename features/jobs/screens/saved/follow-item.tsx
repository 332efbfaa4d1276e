/** Follow or unfollow a program: as an item of a job's menu, and as buttons on the program's page. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBell from "~icons/tabler/bell";
import IconBellCheck from "~icons/tabler/bell-check";

import { Button } from "#platform/web/ui/form/button.tsx";
import { MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useFollowEmployer } from "./use-follow-employer.ts";

interface FollowProps {
  employer: { slug: string; name: string };
}

export function FollowItem({ employer }: FollowProps) {
  const { isFollowed, toggle } = useFollowEmployer(employer);
  const { name } = employer;
  return (
    <MenuItem onClick={toggle}>
      {isFollowed ? <Trans>Don't follow {name} any more</Trans> : <Trans>Follow {name}</Trans>}
    </MenuItem>
  );
}

/** Guests sign in first, and then the program is followed; employers have no such button. */
export function FollowButton({ employer }: FollowProps) {
  const { t } = useLingui();
  const { isFollowed, press, dialog, isFor } = useFollowButton(employer);
  if (!isFor) return null;
  const { name } = employer;
  const Bell = isFollowed ? IconBellCheck : IconBell;
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Bell size={18} />}
        aria-pressed={isFollowed}
        aria-label={isFollowed ? t`Following ${name}` : t`Follow ${name}`}
        onClick={press}
      >
        {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
      </Button>
      {dialog}
    </>
  );
}

/** The same where a program has no open job. */
export function TellMeWhenTheyHire({ employer }: FollowProps) {
  const { isFollowed, press, dialog, isFor } = useFollowButton(employer);
  if (!isFor) return null;
  const { name } = employer;
  const Bell = isFollowed ? IconBellCheck : IconBell;
  return (
    <>
      <Button variant="outline" leftSection={<Bell size={18} />} aria-pressed={isFollowed} onClick={press}>
        <Trans>Tell me when they hire</Trans>
      </Button>
      {isFollowed && (
        <p className="muted">
          <Trans>You follow {name}. New jobs come by email once a day.</Trans>
        </p>
      )}
      {dialog}
    </>
  );
}

function useFollowButton(employer: FollowProps["employer"]) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { isFollowed, follow, toggle } = useFollowEmployer(employer);
  const logIn = useRequireLogIn();
  const { name } = employer;
  return {
    isFollowed,
    isFor: userType !== "employer" && userType !== "operator",
    press: () => logIn.first(logIn.isGuest ? follow : toggle),
    dialog: logIn.dialog({ title: t`Follow ${name}` }),
  };
}
