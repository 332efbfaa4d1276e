/** The job as educators will see it, while it is being edited: the card in the list, then the page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Location } from "#features/employers/location.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { attributesOf, type JobDraft } from "../../job-draft.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { JobCard } from "../card/job-card.tsx";
import { JobDetails } from "../job/job-details.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-form.module.css";

export function JobPreview({ draft }: { draft: JobDraft }) {
  const { t } = useLingui();
  const employer = useCurrentEmployerProfile()?.employer;
  const locations = useCollection(Location, { size: 100, sort: "name" });
  const [now] = useState(() => new Date().toISOString());
  const job = {
    ...attributesOf(draft),
    id: "preview",
    type: "job_listings",
    slug: "preview",
    title: draft.title.trim() || t`Job title`,
    liked: false,
    listingStatus: "published",
    publishedAt: now,
    jobApplicationsCount: 0,
    employerId: employer?.id ?? null,
    employer,
    locations: draft.locationIds.flatMap(
      (one) => locations.data?.find((location) => location.id === one) ?? [],
    ),
    meta: { badges: ["NEW_JOB"] },
  } as JobListingRecord;
  return (
    <Stack as="section" gap={8} aria-label={t`Preview`} className={classes.preview}>
      <p className="small muted">
        <Trans>How educators see it</Trans>
      </p>
      {/* The card leads to a page that is not there yet, and says nothing the page below does not. */}
      <div inert aria-hidden="true">
        <JobCard job={job} to="." action={<span />} />
      </div>
      <h2>{job.title}</h2>
      <JobDetails job={job} level={3} />
    </Stack>
  );
}

/** Opens the preview where there is no room beside the form. */
export function PreviewButton({ draft }: { draft: JobDraft }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.small}>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t`Preview`} size="medium">
        <JobPreview draft={draft} />
      </Dialog>
    </div>
  );
}
