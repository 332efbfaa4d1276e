/** Follow or unfollow a program: as an item of a job's menu, and as a button on the program's page. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBell from "~icons/tabler/bell";
import IconBellCheck from "~icons/tabler/bell-check";

import { Button } from "#platform/web/ui/form/button.tsx";
import { MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
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

export function FollowButton({ employer }: FollowProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { isFollowed, toggle } = useFollowEmployer(employer);
  if (userType !== "educator") return null;
  const { name } = employer;
  const Bell = isFollowed ? IconBellCheck : IconBell;
  return (
    <Button
      variant="outline"
      leftSection={<Bell size={18} />}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t`Following ${name}` : t`Follow ${name}`}
      onClick={toggle}
    >
      {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
