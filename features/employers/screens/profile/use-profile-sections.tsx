/** The sections of each part of the employer profile in their order, with their content. */
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { SectionsPart } from "#platform/web/ui/layout/sections-frame.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import type { ProfilePart } from "./profile-parts.ts";
import type { EmployerProfileView } from "./use-employer-profile.ts";

const AboutSection = lazyPart(
  () => import("./about-section.tsx").then((module) => module.AboutSection),
  "about-section",
);
const PhotosSection = lazyPart(
  () => import("./photos/photos-section.tsx").then((module) => module.PhotosSection),
  "photos-section",
);
const LocationsSection = lazyPart(
  () => import("./locations/locations-section.tsx").then((module) => module.LocationsSection),
  "locations-section",
);
const TeamSection = lazyPart(
  () => import("./team/team-section.tsx").then((module) => module.TeamSection),
  "team-section",
);
const PreferencesSection = lazyPart(
  () => import("./preferences-section.tsx").then((module) => module.PreferencesSection),
  "preferences-section",
);
const NotificationsSection = lazyPart(
  () => import("./notifications-section.tsx").then((module) => module.NotificationsSection),
  "notifications-section",
);

export function useProfileSections(own: EmployerProfileView): Record<ProfilePart, SectionsPart[]> {
  const { t } = useLingui();
  const about = (
    <ProgramSection rows={6}>
      <AboutSection employer={own.employer} etag={own.employerEtag} />
    </ProgramSection>
  );
  const photos = (
    <ProgramSection rows={2}>
      <PhotosSection employer={own.employer} />
    </ProgramSection>
  );
  const locations = (
    <ProgramSection rows={2}>
      <LocationsSection own={own} />
    </ProgramSection>
  );
  const team = (
    <ProgramSection rows={2}>
      <TeamSection own={own} />
    </ProgramSection>
  );
  const preferences = (
    <ProgramSection rows={5}>
      <PreferencesSection profile={own.profile} />
    </ProgramSection>
  );
  const notifications = (
    <LazySection rows={5}>
      <NotificationsSection />
    </LazySection>
  );
  return {
    public: [
      { anchor: "about", title: t`About your program`, body: about },
      { anchor: "photos", title: t`Photos`, body: photos },
    ],
    locations: [{ anchor: "locations", title: t`Locations`, body: locations }],
    team: [{ anchor: "team", title: t`Team`, body: team }],
    mine: [
      { anchor: "preferences", title: t`Preferences`, body: preferences },
      { anchor: "notifications", title: t`Notifications`, body: notifications },
    ],
  };
}

/** Forms load after the page; their space is reserved. */
const LazySection = ({ rows, children }: { rows: number; children: React.ReactNode }) => (
  <Suspense fallback={<SkeletonRows count={rows} height={72} />}>{children}</Suspense>
);

/** Read-only for a rejected program: the server would refuse every change. */
const ProgramSection = ({ rows, children }: { rows: number; children: React.ReactNode }) => (
  <fieldset disabled={useIsEmployerReadOnly()}>
    <LazySection rows={rows}>{children}</LazySection>
  </fieldset>
);
