/** An employer's public page: description, locations, and open jobs. */
import { factSeparator } from "#platform/shared/format.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { centerTypeLabels } from "#features/employers/screens/employer-labels.ts";
import { employerPath, linkImagePath, pages } from "#features/paths.ts";
import { CoBrand } from "#features/employers/screens/co-brand.tsx";
import { useOrigin } from "#platform/web/page/origin.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import type { CollectionView } from "#platform/web/data/use-collection.ts";
import { labelFor } from "#platform/web/i18n/labels.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { EmployerFacts } from "./employer-facts.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { Card, Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-page.module.css";
import { JobCard } from "#features/jobs/screens/card/job-card.tsx";
import type { EmployerRecord } from "#features/jobs/screens/job-records.ts";
import { InBrowser } from "#platform/web/ui/layout/in-browser.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { JobSection } from "#features/jobs/screens/job/job-section.tsx";
import { EmployerLocations } from "#features/jobs/screens/job/employer-locations.tsx";
import { ExplainedBadges } from "#features/jobs/screens/card/explained-badges.tsx";
import { formatPlace } from "#features/jobs/screens/card/place-text.tsx";
import { Link } from "react-router";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { onlyFor } from "#features/accounts/screens/session/only-for.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";

const MessageEmployer = onlyFor(
  "educator",
  lazyPart(
    () =>
      import("#features/messages/screens/slots/educator-messages.tsx").then(
        (module) => module.MessageEmployer,
      ),
    "educator-messages",
  ),
);

const FollowButton = lazyPart(
  () => import("#features/jobs/screens/saved/follow-item.tsx").then((module) => module.FollowButton),
  "follow-item",
);

const TellMeWhenTheyHire = lazyPart(() =>
  import("#features/jobs/screens/saved/follow-item.tsx").then((module) => module.TellMeWhenTheyHire),
);

/** A guest's page is the same for all, and waits for no script of theirs. */
function ReadersActions({ employer }: { employer: EmployerRecord }) {
  const actions = (
    <>
      <MessageEmployer employer={employer} />
      <FollowButton employer={employer} />
    </>
  );
  const isGuest = useSession().userType === null;
  return isGuest ? <InBrowser waiting={null}>{actions}</InBrowser> : <Suspense>{actions}</Suspense>;
}

interface EmployerPageProps {
  employer: EmployerRecord;
  jobs: CollectionView<JobListingRecord>;
}

export function EmployerPage({ employer, jobs }: EmployerPageProps) {
  const { t, i18n } = useLingui();
  const { id, name, about, centerType, profileImage, claimed, hiringHero, responsive } = employer;
  const locations = employer.locations ?? [];
  const kind = centerType && labelFor(i18n, centerTypeLabels, centerType);
  const places = [...new Set(locations.map(formatPlace))];
  const where = places.length > 2 ? t`${places.length} places` : places.join(factSeparator);
  return (
    <Page
      title={name}
      heading={
        <Row as="span" gap={16}>
          <Avatar id={id} name={name} src={profileImage?.smallUrl} size={64} />
          {name}
        </Row>
      }
      actions={
        <>
          <ReadersActions employer={employer} />
          {jobs.total > 0 && (
            <Button as="a" href="#jobs">
              <Trans>View jobs</Trans>
            </Button>
          )}
        </>
      }
      description={[t`${name}: about the program, its places and its open jobs`, kind, places[0]]
        .filter(Boolean)
        .join(" · ")}
      canonical={useOrigin() + employerPath(employer.slug)}
      image={linkImagePath(`employers/${employer.slug}`, i18n.locale)}
    >
      <CoBrand brand={employer.brand} isInline />
      <TeamBanner employerId={id} />
      <p className={`muted ${classes.kind}`}>{[kind, where].filter(Boolean).join(factSeparator)}</p>
      {(hiringHero || responsive) && (
        <Cluster gap={8} align="stretch" className={classes.badges}>
          <ExplainedBadges
            badges={[
              ...(hiringHero ? (["HIRING_HERO"] as const) : []),
              ...(responsive ? (["RESPONSIVE_EMPLOYER"] as const) : []),
            ]}
          />
        </Cluster>
      )}
      {claimed === false && <ClaimNotice />}
      <Grid columns="minmax(0, 1fr) 320px" gap={[32, 48]} align="start" className={classes.columns}>
        <Grid columns="minmax(0, 1fr)" gap={32}>
          <PhotoGallery photos={employer.photos ?? []} name={name} />
          {about && (
            <JobSection title={t`About ${name}`} level={2}>
              <RichText html={about} />
            </JobSection>
          )}
          <Stack as="section" gap={12} id="jobs" aria-labelledby="jobs-title" className={classes.jobs}>
            <h2 id="jobs-title">
              <Trans>Open jobs</Trans>
            </h2>
            <Loaded
              query={jobs}
              failure={t`We couldn't load jobs.`}
              empty={<NoOpenJobs employer={employer} />}
            >
              {(open) => open.map((job) => <JobCard key={job.id} job={job} />)}
            </Loaded>
          </Stack>
        </Grid>
        <Grid as="aside" columns="minmax(0, 1fr)" gap={32} aria-label={t`Facts`}>
          <EmployerFacts employer={employer} jobs={jobs.data ?? []} />
          {locations.length > 0 && (
            <JobSection title={locations.length === 1 ? t`Location` : t`Locations`} level={2}>
              <EmployerLocations locations={locations} />
            </JobSection>
          )}
        </Grid>
      </Grid>
    </Page>
  );
}

const NoOpenJobs = ({ employer }: { employer: EmployerRecord }) => (
  <Stack gap={12} align="start">
    <p className="muted">
      <Trans>No open jobs right now</Trans>
    </p>
    <InBrowser waiting={null}>
      <TellMeWhenTheyHire employer={employer} />
    </InBrowser>
  </Stack>
);

/** Shows an employer that this is their own page, as educators see it. */
function TeamBanner({ employerId }: { employerId: string }) {
  const profile = useCurrentEmployerProfile();
  if (!profile || profile.employerId !== employerId) return null;
  return (
    <Card padding={12} surface="info" role="status" className={classes.notice}>
      <p>
        <Trans>This is how educators see you</Trans>{" "}
        <Link to={pages.employerProfile}>
          <Trans>Edit</Trans>
        </Link>
      </p>
    </Card>
  );
}

/** Shown on the page of an unclaimed program that was imported from a license roster. */
function ClaimNotice() {
  const { removeSchoolSignup } = useBrand();
  const { userType } = useSession();
  return (
    <Card padding={12} surface="info" className={classes.notice}>
      <p>
        <Trans>
          We know this program from the state's list of licensed child care. Nobody from the program looks
          after this page yet.
        </Trans>
      </p>
      {!removeSchoolSignup && userType !== "educator" && (
        <p>
          <Trans>
            Is this your program? <Link to={pages.registerEmployer}>Claim it</Link>
          </Trans>
        </p>
      )}
    </Card>
  );
}
