/**
 * /register/teacher/locations: where to work, for an educator in reach of several areas, or in one with
 * neighborhoods.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";

import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import { useSessionOnArrival, WrongAccount } from "#features/accounts/screens/wrong-account.tsx";
import { pages } from "#features/paths.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { FlowFrame } from "#platform/web/ui/layout/flow-frame.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { type Area, allAreas, isOpen } from "./areas.ts";
import { ChooseAreaForm } from "./choose-area.form.tsx";
import { Neighborhoods } from "./neighborhoods.tsx";
import { Geography } from "#features/places/geography.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { type OwnProfile, useOwnProfile } from "../profile/use-own-profile.ts";

export const handle = routeHandle({ access: "public", shell: "flow" });

export default function LocationsScreen() {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const { status, userType } = useSessionOnArrival();
  if (status === "signed-out") return <Navigate to={preserve(pages.registerTeacher)} replace />;
  if (status === "signed-in" && userType !== "educator")
    return <WrongAccount wanted="educator" title={t`Choose your area`} />;
  if (status === "signed-in") return <ChooseArea />;
  return (
    <Page title={t`Choose your area`} width="form" noIndex>
      <SkeletonRows />
    </Page>
  );
}

function ChooseArea() {
  const { t } = useLingui();
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Area | null>(null);
  const [step, setStep] = useState<"area" | "parts">("area");
  const query = useAreas();
  const continueToOnboarding = () =>
    void navigate(returnPath(search) ?? pages.registerTeacherOnboarding, { replace: true });
  if (!query.data)
    return (
      <Page title={t`Choose your area`} width="form" noIndex>
        <Loaded query={query} failure={<Trans>We couldn't load areas.</Trans>}>
          {() => null}
        </Loaded>
      </Page>
    );
  const { profile, areas, near } = query.data;
  // One area alone leaves no choice but that of its parts.
  const only = near.length === 1 ? near[0]! : null;
  const area = step === "parts" ? chosen : only;
  if (area)
    return (
      <Neighborhoods
        area={area}
        onBack={only ? undefined : () => setStep("area")}
        onDone={continueToOnboarding}
      />
    );
  return (
    <FlowFrame onBack={key === "default" ? undefined : () => void navigate(-1)}>
      <Page title={t`Choose your area`} width="form" noIndex>
        <ChooseAreaForm
          profile={profile}
          areas={areas}
          near={near}
          chosen={chosen?.id ?? ""}
          onChosen={(next) => (setChosen(next), setStep("parts"))}
        />
      </Page>
    </FlowFrame>
  );
}

/** The data for choosing an area: the profile, the areas of its ZIP, and all areas. */
interface Areas {
  profile: OwnProfile;
  areas: Area[];
  /** The open areas of the educator's ZIP, the smallest first. */
  near: Area[];
}

function useAreas(): QueryView<Areas> {
  const profile = useOwnProfile();
  const zipCode = profile.data?.zipCode ?? null;
  const near = useCollection(Geography, { filter: { zipCode }, enabled: zipCode !== null });
  const areas = useCollection(Geography, allAreas);
  const parts = [profile, near, areas];
  const isThere = profile.data && areas.data && (zipCode === null || near.data);
  const error = parts.find((part) => part.error)?.error ?? null;
  return {
    data: isThere
      ? { profile: profile.data!, areas: areas.data!, near: (near.data ?? []).filter(isOpen) }
      : undefined,
    error: isThere ? null : error,
    isLoading: !isThere && !error,
    isUpdating: false,
    retry: () => parts.filter((part) => part.error).forEach((part) => part.retry()),
  };
}
