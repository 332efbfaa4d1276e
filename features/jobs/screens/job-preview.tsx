/** The job as educators will see it, while it is being written: the card in the list, then the page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Location } from "#features/employers/location.ts";
import type { JobDraft } from "../job-draft.ts";
import { attributesOf } from "../job-draft.ts";
import type { JobListingRecord } from "../job-listing.ts";
import { useActingProfile } from "#platform/web/shell/me.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { JobCard } from "./job-card.tsx";
import { JobDetails } from "./job-details.tsx";
import classes from "./job-form.module.css";

export function JobPreview({ draft, id }: { draft: JobDraft; id: string | null }) {
  const { t } = useLingui();
  const employer = useActingProfile()?.employer as { id: string } | undefined;
  const locations = useCollection(Location, { size: 100, sort: "name" });
  const job = {
    ...attributesOf(draft),
    id: id ?? "preview",
    type: "job_listings",
    slug: "preview",
    title: draft.title || t`Job title`,
    liked: false,
    listingStatus: "published",
    publishedAt: new Date().toISOString(),
    jobApplicationsCount: 0,
    employerId: employer?.id ?? null,
    employer,
    locations: draft.locationIds.flatMap(
      (one) => locations.data?.find((location) => location.id === one) ?? [],
    ),
    meta: { badges: ["NEW_JOB"] },
  } as unknown as JobListingRecord;
  return (
    <section aria-label={t`Preview`} className={classes.preview}>
      <p className="small muted">
        <Trans>How educators see it</Trans>
      </p>
      {/* The card leads to a page that is not there yet. */}
      <div inert>
        <JobCard job={job} to="." action={<span />} />
      </div>
      <h2>{job.title}</h2>
      <JobDetails job={job} level={3} />
    </section>
  );
}
