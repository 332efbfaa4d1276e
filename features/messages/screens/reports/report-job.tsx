/** Reporting a job ad to the operators: the button below its text. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconFlag from "~icons/tabler/flag";
import { Suspense, useState } from "react";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { jobReportReasons } from "../../report-constants.ts";

const ReportForm = lazyPart(() => import("./report.form.tsx").then((module) => module.ReportForm));

/** Guests log in first. */
export function ReportJob({ job }: { job: JobListingRecord }) {
  const { t } = useLingui();
  const { userType } = useSession();
  const logIn = useRequireLogIn();
  const [isOpen, setOpen] = useState(false);
  if (userType === "employer" || userType === "operator") return null;
  return (
    <>
      <Button
        variant="subtle"
        size="small"
        leftSection={<IconFlag size={18} />}
        onClick={() => logIn.first(() => setOpen(true))}
      >
        <Trans>Report this ad</Trans>
      </Button>
      {logIn.dialog({ title: t`Report this ad` })}
      <Suspense>
        {isOpen && (
          <ReportForm
            path={`job_listings/${job.id}/report`}
            title={t`Report this ad`}
            lead={t`Our team reads the ad and decides. The program isn't told who reported it.`}
            reasons={jobReportReasons}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
