/** The heart of a job. Guests log in first, and then the job is liked; employers have no hearts to give. */
import { useLingui } from "@lingui/react/macro";

import { useLogInFirst } from "#features/accounts/screens/log-in-first.tsx";
import { session, useSession } from "#platform/web/session.ts";
import { LikeButton } from "#platform/web/ui/like-button.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { useAction } from "#platform/web/use-action.ts";
import { JobListing, type JobListingRecord } from "../job-listing.ts";

export function JobLike({ job, tabIndex }: { job: JobListingRecord; tabIndex?: number }) {
  const { t } = useLingui();
  const { userType } = useSession();
  const like = useLikeJob();
  const logIn = useLogInFirst();
  if (userType === "employer" || userType === "operator") return null;
  return (
    <>
      <LikeButton
        name={job.title}
        isLiked={job.liked}
        tabIndex={tabIndex}
        onChange={(liked) => logIn.first(() => like(job, liked))}
      />
      {logIn.dialog(t`Log in to like this job`)}
    </>
  );
}

/** Optimistic; somebody who turns out to be no educator is told why nothing happened. */
export function useLikeJob() {
  const { t } = useLingui();
  const like = useAction(JobListing, "like");
  return async (job: { id: string }, liked: boolean) => {
    if (session().userType !== "educator") return void toast(t`Only educators can like jobs.`);
    await like.run(job, undefined, { method: liked ? "POST" : "DELETE", shows: { liked } });
  };
}
