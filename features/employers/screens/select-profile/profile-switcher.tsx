/** The current employer profile, and a menu to act as another one of the account. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { switchProfile } from "#features/accounts/screens/session/profile-choice.ts";
import { MenuButton, MenuChoice, MenuLink, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import {
  type CurrentEmployerProfile,
  useCurrentEmployerProfile,
  useEmployerProfiles,
} from "../current-employer-profile.ts";
import iconButton from "#platform/web/ui/form/icon-button.module.css";
import { WaitingCounts } from "./waiting-counts.tsx";
import classes from "./profile-switcher.module.css";

export function ProfileSwitcher() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profiles = useEmployerProfiles();
  const current = useCurrentEmployerProfile();
  if (profiles.length < 2 || !current) return null;
  const choose = async (profile: CurrentEmployerProfile) => {
    switchProfile(profile.id);
    await navigate(pages.employerToday);
    toast(t`Now acting as ${String(profile.employer?.name)}`);
  };
  return (
    <MenuButton
      align="end"
      className={`${iconButton.button} ${classes.switcher}`}
      button={<span>{nameOf(current)}</span>}
    >
      {profiles.map((profile) => (
        <MenuChoice
          key={profile.id}
          isChosen={profile.id === current.id}
          onClick={() => void choose(profile)}
        >
          <span>
            {nameOf(profile)}
            <WaitingCounts
              newApplicants={profile.meta?.newApplicantsCount}
              unread={profile.meta?.unreadCount}
            />
          </span>
        </MenuChoice>
      ))}
      <MenuRule />
      <MenuLink to={pages.selectEmployerProfile}>
        <Trans>See all profiles</Trans>
      </MenuLink>
    </MenuButton>
  );
}

const nameOf = (profile: CurrentEmployerProfile) =>
  [profile.employer?.name, profile.position].filter(Boolean).join(", ");
