/** /employer/jobs: an employer's own jobs in every state; closing one asks who was hired. */
import { useState } from "react";

import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { OwnJobs } from "#features/jobs/screens/own-jobs.tsx";
import { page } from "#platform/web/page-handle.ts";
import { CloseJob } from "./close-job.form.tsx";

export const handle = page({ access: "employer", shell: "app" });

export default function EmployerJobsScreen() {
  const [closing, setClosing] = useState<JobListingRecord | null>(null);
  return (
    <>
      <OwnJobs onClose={setClosing} />
      {closing && <CloseJob job={closing} close={() => setClosing(null)} />}
    </>
  );
}
