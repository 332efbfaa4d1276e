/** The button that shares a job; on one's own job everything one can tell people with. */
import { Trans } from "@lingui/react/macro";
import IconShare2 from "~icons/tabler/share-2";

import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import type { JobListingRecord } from "../../job-listing.ts";
import { TellPeopleButton } from "../share/tell-people-button.tsx";
import { useShareJob } from "./use-share-job.ts";

export function ShareJobButton({ job, fullWidth }: { job: JobListingRecord; fullWidth?: boolean }) {
  const share = useShareJob();
  const profile = useCurrentEmployerProfile();
  if (profile && profile.employerId === job.employerId)
    return <TellPeopleButton job={job} fullWidth={fullWidth} />;
  return (
    <Button
      variant="outline"
      fullWidth={fullWidth}
      onClick={() => void share(job)}
      leftSection={<IconShare2 size={18} />}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
