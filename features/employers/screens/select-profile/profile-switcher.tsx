/** The current employer profile, and a menu to act as another one of the account. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { switchProfile } from "#features/accounts/screens/session/account-calls.ts";
import { MenuButton, MenuChoice, MenuLink, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import {
  type CurrentEmployerProfile,
  useCurrentEmployerProfile,
  useEmployerProfiles,
} from "../current-employer-profile.ts";
import classes from "./profile-switcher.module.css";

export function ProfileSwitcher() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profiles = useEmployerProfiles();
  const current = useCurrentEmployerProfile();
  if (profiles.length < 2 || !current) return null;
  const choose = async (profile: CurrentEmployerProfile) => {
    switchProfile(profile.id);
    await navigate(pages.employerApplicants);
    toast(t`Now acting as ${String(profile.employer?.name)}`);
  };
  return (
    <MenuButton align="end" className={classes.switcher} button={<span>{nameOf(current)}</span>}>
      {profiles.map((profile) => (
        <MenuChoice
          key={profile.id}
          isChosen={profile.id === current.id}
          onClick={() => void choose(profile)}
        >
          <span>
            {nameOf(profile)}
            <WaitingCounts profile={profile} />
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

/** What is new at that employer, so that nobody has to switch to see it. */
function WaitingCounts({ profile: { meta } }: { profile: CurrentEmployerProfile }) {
  const { newApplicantsCount = 0, unreadCount = 0 } = meta ?? {};
  return (
    <>
      {newApplicantsCount > 0 && (
        <span className={`tiny ${classes.waits}`}>
          <Plural value={newApplicantsCount} one="# new applicant" other="# new applicants" />
        </span>
      )}
      {unreadCount > 0 && (
        <span className={`tiny ${classes.waits}`}>
          <Plural value={unreadCount} one="# unread conversation" other="# unread conversations" />
        </span>
      )}
    </>
  );
}

const nameOf = (profile: CurrentEmployerProfile) =>
  [profile.employer?.name, profile.position].filter(Boolean).join(", ");
