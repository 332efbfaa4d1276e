/** /select-employer-profile: members of several programs choose one, then continue to the requested page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import accounts from "#features/accounts/screens/accounts.module.css";
import { pages } from "#features/paths.ts";
import { signOut } from "#features/accounts/screens/session/account-calls.ts";
import { switchProfile } from "#features/accounts/screens/session/profile-choice.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import {
  foreignProfileCode,
  resetLostProfile,
  hasLostProfile,
} from "#features/accounts/screens/session/lost-profile.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { setCurrentProfile } from "#features/accounts/screens/session/current-session.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { ChooseProfileForm } from "./choose-profile.form.tsx";
import { NoProgramEmptyState } from "./no-program-empty-state.tsx";
import { toProfileCard, type ProfileCard } from "./profile-card.ts";
import { Button } from "#platform/web/ui/form/button.tsx";

export const handle = routeHandle({ access: "employer-account", shell: "flow" });

export default function SelectEmployerProfileScreen() {
  const { t } = useLingui();
  const lost = useLostProfileMessage();
  const go = useSwitchAndContinue();
  const query = useCollection(EmployerProfile, {
    at: "employers/employer_profiles",
    include: ["employer", "employer.locations"],
    size: 100,
    refetchIntervalMs: 30_000,
  });
  // Acting as a profile that was taken away is refused for every call, this one too; then it is asked again.
  const isRefused = query.error?.code === foreignProfileCode;
  return (
    <Page title={t`Choose a profile`} width="form" noIndex>
      {hasLostProfile() && (
        <p role="status" className={accounts.notice}>
          {lost}
        </p>
      )}
      <Loaded
        query={isRefused ? { ...query, error: null, isLoading: true } : query}
        failure={t`We couldn't load your profiles.`}
        skeleton={<SkeletonRows count={2} height={96} />}
        empty={<NoProgramEmptyState />}
      >
        {(rows) => <Profiles profiles={rows.map(toProfileCard)} go={go} />}
      </Loaded>
      {!query.isLoading && <OtherWays />}
    </Page>
  );
}

interface ProfilesProps {
  profiles: ProfileCard[];
  go: (profileId: string, count: number) => Promise<void>;
}

/** With one profile there is nothing to choose. */
function Profiles({ profiles, go }: ProfilesProps) {
  const only = profiles.length === 1 ? profiles[0]!.id : null;
  useEffect(() => {
    if (only) void go(only, 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [only]);
  if (only) return <SkeletonRows count={1} height={96} />;
  return <ChooseProfileForm profiles={profiles} choose={(id) => go(id, profiles.length)} />;
}

function useLostProfileMessage() {
  const { t } = useLingui();
  return t`You no longer belong to the program you acted for last.`;
}

function useSwitchAndContinue() {
  const lost = useLostProfileMessage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return async (profileId: string, count: number) => {
    setCurrentProfile(profileId, count);
    switchProfile(profileId);
    await navigate(returnPath(search) ?? pages.employerToday, { replace: true });
    // With one left nobody was asked: they should know all the same.
    if (hasLostProfile() && count === 1) toast(lost, { durationMs: null });
    resetLostProfile();
  };
}

function OtherWays() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { removeSchoolSignup } = useBrand();
  const leave = async () => {
    await signOut();
    await navigate(pages.login, { state: { isSignedOut: true } });
  };
  return (
    <nav aria-label={t`Other ways`} className={`${accounts.links} ${accounts.foot}`}>
      {!removeSchoolSignup && (
        <Button as={Link} to={pages.registerEmployer} variant="outline">
          <Trans>Add a program</Trans>
        </Button>
      )}
      <Button variant="subtle" onClick={() => void leave()}>
        <Trans>Log out</Trans>
      </Button>
    </nav>
  );
}
