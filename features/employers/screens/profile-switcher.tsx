/** As whom an employer acts, and the way to act as another of the own profiles. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { switchProfile } from "#features/accounts/screens/session/account-calls.ts";
import { MenuButton, MenuChoice, MenuLink, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { type CurrentEmployerProfile, useCurrentEmployerProfile, useEmployerProfiles } from "./current-employer-profile.ts";
import classes from "./profile-switcher.module.css";

export function ProfileSwitcher() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profiles = useEmployerProfiles();
  const acting = useCurrentEmployerProfile();
  if (profiles.length < 2 || !acting) return null;
  const choose = async (profile: CurrentEmployerProfile) => {
    switchProfile(profile.id);
    await navigate("/employer/applicants");
    toast(t`Now acting as ${String(profile.employer?.name)}`);
  };
  return (
    <MenuButton align="end" className={classes.switcher} button={<span>{nameOf(acting)}</span>}>
      {profiles.map((profile) => (
        <MenuChoice key={profile.id} isChosen={profile.id === acting.id} onClick={() => void choose(profile)}>
          <span>
            {nameOf(profile)}
            <Waiting profile={profile} />
          </span>
        </MenuChoice>
      ))}
      <MenuRule />
      <MenuLink to="/select-employer-profile">
        <Trans>See all profiles</Trans>
      </MenuLink>
    </MenuButton>
  );
}

/** What waits there, so that nobody has to go and look. */
function Waiting({ profile: { meta } }: { profile: CurrentEmployerProfile }) {
  const { newApplicantsCount = 0, unreadCount = 0 } = (meta ?? {}) as Record<string, number | undefined>;
  return (
    <>
      {newApplicantsCount > 0 && (
        <span className={classes.waits}>
          <Plural value={newApplicantsCount} one="# new applicant" other="# new applicants" />
        </span>
      )}
      {unreadCount > 0 && (
        <span className={classes.waits}>
          <Plural value={unreadCount} one="# unread conversation" other="# unread conversations" />
        </span>
      )}
    </>
  );
}

const nameOf = (profile: CurrentEmployerProfile) => [profile.employer?.name, profile.position].filter(Boolean).join(", ");
