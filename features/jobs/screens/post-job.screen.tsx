/** /employer/jobs/new: posting a job step by step, with the page educators will see beside it. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { NotFound } from "#platform/web/not-found.screen.tsx";
import { page } from "#platform/web/page-handle.ts";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { useResource } from "#platform/web/use-resource.ts";
import { useSearch } from "#platform/web/use-search.ts";
import { blankJob, draftOf } from "../job-draft.ts";
import { JobListing } from "../job-listing.ts";
import { JobForm } from "./job-form.tsx";

export const handle = page({ access: "employer", shell: "flow" });

/** `?job=` is the draft being written, `step` the step; both survive a reload, a crash, another device. */
export default function PostJobScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  // A draft that was begun on this page goes on in the same form: nothing jumps under the fingers.
  const [begunHere, setBegunHere] = useState<string | null>(null);
  const isNew = !search.job || search.job === begunHere;
  const query = useResource(JobListing, isNew ? null : search.job, { at: "employer/job_listings" });
  const step = Math.max(0, Number(search.step ?? 1) - 1) || 0;
  const goTo = (next: number) => setSearch({ step: next === 0 ? null : next + 1 }, "push");
  if (query.error?.status === 404) return <NotFound />;
  return (
    <Page title={t`Post a job`} width="wide">
      {isNew ? (
        <JobForm
          key="new"
          step={step}
          onStep={goTo}
          saved={{ id: null, etag: undefined, draft: blankJob }}
          onStart={(id) => {
            setBegunHere(id);
            setSearch({ job: id }, "replace");
          }}
          onReload={() => setBegunHere(null)}
        />
      ) : (
        <Loaded query={query} failure={t`We couldn't load this draft.`}>
          {(job) => (
            <JobForm
              key={job.id}
              step={step}
              onStep={goTo}
              saved={{ id: job.id, etag: query.etag, draft: draftOf(job) }}
              onStart={() => {}}
              onReload={() => location.reload()}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}
