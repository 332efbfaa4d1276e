/** /employer/jobs/new: posting a job step by step, with the page educators will see beside it. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { roleTitles } from "#features/educators/job-preferences.ts";
import {
  useCurrentEmployerProfile,
  useIsCurrentEmployerProfileLoading,
} from "#features/employers/screens/current-employer-profile.ts";
import { FirstSteps } from "#features/employers/screens/setup/first-steps.tsx";
import { employerJobPath } from "#features/paths.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { blankJob, draftOf, type JobDraft } from "../../job-draft.ts";
import { JobListing } from "../../job-listing.ts";
import { stepLeftAt, storeStep } from "./left-step.ts";
import { JobForm } from "./job-form.tsx";
import { jobSteps } from "./job-steps.ts";
import { JobPublished } from "./job-published.tsx";
import type { PublishedJob } from "./use-publish-job.tsx";

export const handle = routeHandle({
  access: "employer",
  shell: "flow",
  hasServerData: (search) => !search.has("job"),
});

/** `?job=` is the draft being written, `step` the step; both survive a reload, a crash, another device. */
export default function PostJobScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  // A draft that was begun on this page goes on in the same form: nothing jumps under the fingers.
  const [begunHere, setBegunHere] = useState<string | null>(null);
  // It stops being a draft while this page still confirms the publishing.
  const [opened, setOpened] = useState<string | null>(null);
  const isEmployerLoading = useIsCurrentEmployerProfileLoading();
  const benefits = useCurrentEmployerProfile()?.employer?.benefits;
  const [role] = useState(search.role);
  const [published, setPublished] = useState<PublishedJob | null>(null);
  const isNew = !search.job || search.job === begunHere;
  // Wherever Back and Forward lead to within the form, a reload finds the draft.
  useEffect(() => {
    if (begunHere && !search.job) setSearch({ job: begunHere }, "replace");
  }, [begunHere, search.job, setSearch]);
  const query = useResource(JobListing, isNew ? null : search.job, { at: "employer/job_listings" });
  if (published) return <JobPublished job={published} />;
  if (query.error?.status === 404) return <NotFound />;
  const isDraft = query.data?.listingStatus === "draft";
  if (query.data && isDraft && opened !== query.data.id) setOpened(query.data.id);
  // What is out already is changed on its own page, with a Save one presses.
  if (query.data && !isDraft && opened !== query.data.id)
    return <Navigate to={employerJobPath(query.data.slug)} replace />;

  const asked = search.step === undefined ? null : stepAt(Number(search.step));
  const shared = {
    onStep: (next: number) => {
      if (search.job) storeStep(search.job, next);
      setSearch({ step: next + 1 }, "push");
    },
    onPublished: (job: PublishedJob) => {
      if (search.job) storeStep(search.job, null);
      setPublished(job);
    },
  };
  return (
    <Page title={t`Post a job`} width="wide">
      <FirstSteps />
      {isNew && isEmployerLoading ? (
        <SkeletonRows />
      ) : isNew ? (
        <JobForm
          {...shared}
          key="new"
          step={asked ?? 0}
          saved={{ id: null, etag: undefined, draft: blankJob }}
          presets={presetsFor(role, benefits)}
          publishAt={null}
          onStart={setBegunHere}
        />
      ) : (
        <Loaded query={query} failure={t`We couldn't load this draft.`}>
          {(job) => (
            <JobForm
              {...shared}
              key={job.id}
              step={asked ?? stepLeftAt(job.id, draftOf(job))}
              saved={{ id: job.id, etag: query.etag, draft: draftOf(job) }}
              publishAt={job.publishAt}
              onStart={() => {}}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}

const stepAt = (number: number) => Math.min(Math.max(0, Math.trunc(number) - 1 || 0), jobSteps.length - 1);

/** The role was chosen at sign-up, the benefits are those of the whole program. */
function presetsFor(role: string | undefined, benefits: readonly string[] = []): Partial<JobDraft> {
  const roleType = roleTitles.find((title) => title === role);
  return { ...(roleType && { roleType }), ...(benefits.length > 0 && { additionalBenefits: [...benefits] }) };
}
