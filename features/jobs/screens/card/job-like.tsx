/** The heart of a job. Guests sign in first, and then the job is liked; employers have no heart. */
import { useLingui } from "@lingui/react/macro";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { currentSession, useSession } from "#features/accounts/screens/session/current-session.ts";
import { LikeButton } from "../like/like-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";

export function JobLike({
  job,
  tabIndex,
}: {
  job: Pick<JobListingRecord, "id" | "title" | "liked">;
  tabIndex?: number;
}) {
  const { t } = useLingui();
  const { userType } = useSession();
  const like = useLikeJob();
  const logIn = useRequireLogIn();
  if (userType === "employer" || userType === "operator") return null;
  return (
    <>
      <LikeButton
        name={job.title}
        isLiked={job.liked}
        tabIndex={tabIndex}
        onChange={(liked) => logIn.first(() => like(job, liked))}
      />
      {logIn.dialog({ title: t`Like this job` })}
    </>
  );
}

/** Optimistic; someone who turns out not to be an educator gets an explanation. */
export function useLikeJob() {
  const { t } = useLingui();
  const like = useAction(JobListing, "like");
  return async (job: { id: string }, liked: boolean) => {
    if (currentSession().userType !== "educator") return void toast(t`Only educators can like jobs.`);
    await like.run(job, undefined, { method: liked ? "POST" : "DELETE", optimistic: { liked } });
  };
}
