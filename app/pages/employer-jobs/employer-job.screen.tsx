/** /employer/jobs/{slug}: one job of the employer: figures, applicants, editing. */
import type { EmployerJobRow } from "#features/jobs/screens/manage/employer-job.ts";
import { Suspense, useEffect, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams } from "react-router";

import { JobListing } from "#features/jobs/job-listing.ts";
import { employerJobPath } from "#features/paths.ts";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { EmployerJobPage } from "./employer-job-page.tsx";

const CloseJob = lazyPart(() =>
  import("#features/applications/screens/close-job/close-job.form.tsx").then((module) => module.CloseJobForm),
);

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function EmployerJobScreen() {
  const { t } = useLingui();
  const { slug } = useParams();
  const [closing, setClosing] = useState<EmployerJobRow | null>(null);
  const query = useResource(JobListing, slug, {
    at: "employer/job_listings",
    include: jobIncludes,
    // Refetches the counts when applications arrive.
    live: "ApplicationsChannel",
  });
  useCanonicalAddress(slug, query.data?.slug);
  if (query.error?.status === 404) return <NotFound />;
  const title = query.data ? query.data.title || t`Untitled draft` : t`Job`;
  return (
    <Page title={title} width="wide">
      <Loaded query={query} failure={t`We couldn't load this job.`}>
        {(job) => <EmployerJobPage key={job.id} job={job} etag={query.etag} onClose={setClosing} />}
      </Loaded>
      <Suspense>{closing && <CloseJob job={closing} close={() => setClosing(null)} />}</Suspense>
    </Page>
  );
}

/** A job is found under all its former slugs; redirects to the current one and keeps the tab. */
function useCanonicalAddress(slug: string | undefined, known: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (known && slug && known !== slug)
      void navigate(employerJobPath(known) + location.search, { replace: true });
  }, [slug, known, navigate]);
}
