/** /employer/jobs: the employer's jobs in every state; closing one asks who was hired. */
import { Suspense, useState } from "react";

import type { EmployerJobRow } from "#features/jobs/screens/manage/employer-job.ts";
import { EmployerJobList, employerJobListPath } from "#features/jobs/screens/manage/employer-job-list.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";

const CloseJob = lazyPart(() =>
  import("#features/applications/screens/close-job/close-job.form.tsx").then((module) => module.CloseJobForm),
);

export const handle = routeHandle(
  { access: "employer", shell: "app", hasServerData: true },
  (read, { search }) => read(employerJobListPath(search)),
);

export default function EmployerJobsScreen() {
  const [closing, setClosing] = useState<EmployerJobRow | null>(null);
  return (
    <>
      <EmployerJobList onClose={setClosing} />
      <Suspense>{closing && <CloseJob job={closing} close={() => setClosing(null)} />}</Suspense>
    </>
  );
}
