/** /employer/jobs: an employer's own jobs in every state; closing one asks who was hired. */
import { Suspense, useState } from "react";

import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { OwnJobs } from "#features/jobs/screens/own-jobs.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { page } from "#platform/web/page-handle.ts";

const CloseJob = lazyPart(() => import("./close-job.form.tsx").then((module) => module.CloseJobForm));

export const handle = page({ access: "employer", shell: "app" });

export default function EmployerJobsScreen() {
  const [closing, setClosing] = useState<JobListingRecord | null>(null);
  return (
    <>
      <OwnJobs onClose={setClosing} />
      <Suspense>{closing && <CloseJob job={closing} close={() => setClosing(null)} />}</Suspense>
    </>
  );
}
