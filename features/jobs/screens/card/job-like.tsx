/** The heart of a job. Guests sign in first, and then the job is liked; employers have no heart. */
import { useLingui } from "@lingui/react/macro";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { currentSession, useSession } from "#features/accounts/screens/session/current-session.ts";
import { LikeButton } from "../like/like-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { putInOutbox } from "#platform/web/data/outbox.ts";
import type { CallPayload } from "#platform/web/data/send-outbox.ts";
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

/** Shown at once, and sent when the server can be reached; someone who turns out not to be an educator gets an explanation. */
export function useLikeJob() {
  const { t } = useLingui();
  return async ({ id, title }: { id: string; title: string }, liked: boolean) => {
    if (currentSession().userType !== "educator") return void toast(t`Only educators can like jobs.`);
    const { type } = JobListing;
    const payload: CallPayload = {
      path: `${type}/${id}/like`,
      method: liked ? "POST" : "DELETE",
      name: title,
      captures: liked ? { name: "job_liked", properties: { jobId: id } } : undefined,
    };
    const shows = { row: { type, id }, attributes: { liked } };
    await putInOutbox({ kind: "call", target: `like:${id}`, payload, shows });
  };
}
