/** "Did you hire someone?": whom, for which job; or how they were found elsewhere; or why nobody was. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { JobApplication } from "#features/applications/application.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { pages } from "#features/paths.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { type HiringPlatform, hiringPlatforms } from "../hiring-platforms.ts";
import { platformLabels } from "./platform-labels.ts";
import { useEmployerUpdate } from "./use-hiring-update.ts";

const otherPlatforms = hiringPlatforms.filter((platform) => platform !== "here");

const schema = () => import("../form-inputs.ts").then((module) => module.reportHireInput);

export function ReportHireForm({ jobListingId }: { jobListingId: string | null }) {
  const { t } = useLingui();
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: ["published", "paused", "closed"] },
    fields: { job_listings: ["title"] },
    sort: "-publishedAt",
    size: 100,
  });
  return (
    <Loaded query={jobs} failure={t`We couldn't load your jobs.`}>
      {(all) => (
        <Report jobs={all} jobListingId={all.some(({ id }) => id === jobListingId) ? jobListingId : null} />
      )}
    </Loaded>
  );
}

interface ReportProps {
  jobs: { id: string; title: string }[];
  jobListingId: string | null;
}

function Report({ jobs, jobListingId }: ReportProps) {
  const { t, i18n } = useLingui();
  const report = useEmployerUpdate();
  const [isSaved, setSaved] = useState(false);
  const form = useZodForm({
    schema,
    initial: { jobListingId: jobListingId ?? "", outcome: "", hired: [], platform: "", noCubbyReason: "" },
    serverFieldNames: { hiredUserListings: "hired" },
    submit: async ({ jobListingId: job, outcome, hired, platform, noCubbyReason }) => {
      await report.run({
        foundJob: outcome !== "nobody",
        jobListingId: job,
        hiredUserListings:
          outcome === "here" ? hired.map((userProfileId) => ({ userProfileId, jobListingId: job })) : [],
        platform: outcome === "here" ? "here" : outcome === "elsewhere" ? (platform as HiringPlatform) : null,
        noCubbyReason: outcome === "here" || !noCubbyReason ? null : noCubbyReason,
      });
      setSaved(true);
    },
  });
  if (isSaved)
    return (
      <Stack gap={12} surface="card" padding={20} role="status">
        <h2>
          <Trans>Thank you</Trans>
        </h2>
        <p>
          <Trans>It counts for Hiring Hero.</Trans>{" "}
          <Link to={pages.hiringHeroStats}>
            <Trans>See your figures</Trans>
          </Link>
        </p>
      </Stack>
    );
  const { jobListingId: job, outcome } = form.form.getValues();
  return (
    <Stack gap={20}>
      <h2>
        <Trans>Did you hire someone?</Trans>
      </h2>
      <Form form={form} submit={t`Done`}>
        <SelectField
          name="jobListingId"
          label={t`For which job?`}
          empty={t`Choose one`}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <RadioField
          name="outcome"
          label={t`What became of it?`}
          options={[
            { value: "here", label: t`We hired somebody who applied here` },
            { value: "elsewhere", label: t`We hired somebody from elsewhere` },
            { value: "nobody", label: t`We hired nobody` },
          ]}
        />
        {outcome === "here" && job !== "" && <HiredField jobListingId={job} />}
        {outcome === "elsewhere" && (
          <SelectField
            name="platform"
            label={t`How did you find them?`}
            empty={t`Choose one`}
            options={otherPlatforms.map((value) => ({ value, label: i18n._(platformLabels[value]) }))}
          />
        )}
        {(outcome === "elsewhere" || outcome === "nobody") && (
          <TextAreaField
            name="noCubbyReason"
            label={t`Why not from here?`}
            hint={t`Only we read it. It helps us to do better.`}
            optional
          />
        )}
      </Form>
    </Stack>
  );
}

function HiredField({ jobListingId }: { jobListingId: string }) {
  const { t } = useLingui();
  const query = useCollection(JobApplication, {
    at: "employer/job_applications",
    filter: { jobListingId },
    include: ["userProfile"],
    size: 100,
  });
  return (
    <Loaded query={query} failure={t`We couldn't load applicants.`}>
      {(applications) => (
        <MultiComboboxField
          name="hired"
          label={t`Whom did you hire?`}
          options={applications.flatMap(({ names, userProfile }) =>
            userProfile ? [{ value: userProfile.id, label: names.userProfile }] : [],
          )}
        />
      )}
    </Loaded>
  );
}
