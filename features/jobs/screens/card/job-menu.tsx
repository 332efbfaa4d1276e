/** "…" beside a job: hide it, hide the program's jobs, follow the program. For educators. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { Suspense } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { employerOf, type EmployerRecord } from "../job-records.ts";
import { useHideJobs } from "../saved/use-hidden-jobs.ts";
import type { JobCardRecord } from "../search/job-search.ts";

const FollowItem = lazyPart(() => import("../saved/follow-item.tsx").then((module) => module.FollowItem));

interface JobMenuProps {
  job: JobCardRecord;
  tabIndex?: number;
}

export function JobMenu(props: JobMenuProps) {
  const { userType } = useSession();
  const employer = employerOf(props.job);
  return userType === "educator" && employer ? <Menu {...props} employer={employer} /> : null;
}

function Menu({
  job,
  employer,
  tabIndex,
}: JobMenuProps & { employer: Pick<EmployerRecord, "id" | "name" | "slug"> }) {
  const { t } = useLingui();
  const hide = useHideJobs();
  const { name } = employer;
  return (
    <MenuButton label={t`More about ${job.title}`} button={<IconDots />} align="end" tabIndex={tabIndex}>
      <MenuItem onClick={() => hide({ jobListingId: job.id }, job.title)}>
        <Trans>Hide this job</Trans>
      </MenuItem>
      <MenuItem onClick={() => hide({ employerId: employer.id }, name)}>
        <Trans>Hide all jobs of {name}</Trans>
      </MenuItem>
      <Suspense>
        <FollowItem employer={employer} />
      </Suspense>
    </MenuButton>
  );
}
