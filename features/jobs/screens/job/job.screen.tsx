/** /jobs/{slug}: everything about one job, for everyone; its match and applying for educators. */
import { useLingui, Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { data, redirect, useLoaderData, useNavigate, useParams, Link } from "react-router";

import { jobPath, employerPath, pages } from "#features/paths.ts";
import { collectionPath, resourcePath } from "#platform/web/api-client/collection-path.ts";
import { onlyResource, type Document } from "#platform/web/api-client/document.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import { JobPage } from "./job-page.tsx";
import { jobPageIncludes } from "../job-records.ts";
import { similarTo, useSimilarJobs, SimilarJobs, type ClosedJob } from "./similar-jobs.tsx";
import { useRecordJobView } from "./use-record-job-view.ts";
import { useJobChannel } from "../search/use-job-updates.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { ClosedBanner } from "./closed-banner.tsx";
import { PausedJobPage } from "./paused-job-page.tsx";

export const handle = routeHandle(
  { access: "public", shell: "app", hasServerData: true },
  (read, { params }) => read(resourcePath(JobListing, params.slug!, { include: jobPageIncludes })),
);

export const loader = guestLoader(async ({ api, params, url }) => {
  const slug = params.slug!;
  const [job, similar] = await Promise.all([
    api.get(resourcePath(JobListing, slug, { include: jobPageIncludes })).catch(ignoreAbsent),
    api.get(collectionPath(JobListing, similarTo(slug))),
  ]);
  if (!job) return closedOrMissing(similar);
  const known = String(onlyResource(job).attributes?.slug);
  // A job keeps every former slug, and one address is canonical.
  if (known !== slug) throw redirect(jobPath(known) + url.search, 301);
  return { job, similar };
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

/** For search engines it is gone, unless it comes back; people see which job it was and similar ones. */
function closedOrMissing(similar: Document) {
  const closed = similar.meta?.closed;
  if (closed?.isPaused) return { job: null, similar };
  return data({ job: null, similar }, { status: closed ? 410 : 404 });
}

function ignoreAbsent(error: Error & { status?: number }) {
  if (error.status === 404) return null;
  throw error;
}

export default function JobScreen() {
  const { t } = useLingui();
  const slug = useParams().slug!;
  const loaded = useLoaderData<typeof loader>();
  const { status } = useSession();
  // The list that led here knows it already.
  const { title } = useLocationState();
  // A job that is closed for guests may still be open to an educator who applied.
  const enabled = loaded?.job !== null || status === "signed-in";
  const query = useResource(JobListing, slug, {
    include: jobPageIncludes,
    initial: loaded?.job,
    enabled,
    keepOffline: true,
  });
  const similar = useSimilarJobs(slug, loaded?.similar);
  // If the similar jobs already report that it is closed, the job itself is not requested: it would be a 404.
  useJobChannel({ since: similar.position, onMissed: similar.retry });
  useRecordJobView(query.data?.id);
  useOwnAddress(slug, query.data?.slug);
  const hasClosed = query.data?.listingStatus === "published" && similar.closed !== null;
  const goneStatus = similar.closed?.isPaused ? "paused" : "closed";
  const isGone = loaded?.job === null || query.error?.status === 404 || hasClosed;
  if (!query.data && isGone && similar.closed)
    return similar.closed.isPaused ? (
      <PausedJobPage paused={similar.closed} others={similar.jobs} />
    ) : (
      <ClosedJobPage closed={similar.closed} similar={similar.jobs} />
    );
  if (!query.data && isGone && !similar.isLoading) return <MissingJobPage similar={similar.jobs} />;
  const job: JobListingRecord | undefined =
    query.data && isGone ? { ...query.data, listingStatus: goneStatus } : query.data;
  if (job) return <JobPage job={job} similar={similar.jobs} because={similar.closed?.because} />;
  return (
    <Page title={typeof title === "string" ? title : t`Job`}>
      <Loaded query={query} failure={t`We couldn't load this job.`}>
        {() => null}
      </Loaded>
    </Page>
  );
}

/** The server redirects an old slug; a link followed within the page does it here. */
function useOwnAddress(slug: string, known: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!known) return;
    if (known !== slug) return void navigate(jobPath(known), { replace: true });
    // The source is removed from the address: someone who copies it did not come the way its next reader will.
    if (new URLSearchParams(location.search).has("source"))
      history.replaceState(history.state, "", jobPath(known));
  }, [slug, known, navigate]);
}

/** The page of a closed job: its title, that it is closed, and similar jobs. */
const ClosedJobPage = ({ closed, similar }: { closed: ClosedJob; similar: JobListingRecord[] }) => (
  <Page
    title={closed.title}
    noIndex
    lead={
      <Link to={employerPath(closed.employerSlug)}>
        <Trans>More about {closed.employerName}</Trans>
      </Link>
    }
  >
    <ClosedBanner because={closed.because} />
    <FindJobs />
    <SimilarJobs jobs={similar} />
  </Page>
);

/** Of a link that leads to no job, or to one that is nobody's business any more. */
function MissingJobPage({ similar }: { similar: JobListingRecord[] }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`We can't find this job`}
      noIndex
      lead={<Trans>It may be filled or taken down, or the link may be incomplete.</Trans>}
    >
      <FindJobs />
      <SimilarJobs jobs={similar} />
    </Page>
  );
}

const FindJobs = () => (
  <Button as={Link} to={pages.jobs} variant="outline">
    <Trans>Find jobs</Trans>
  </Button>
);
