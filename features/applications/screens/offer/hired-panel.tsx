/** The panel of a hired applicant; offers to close the job once all its positions are filled. */
import { Plural, Trans } from "@lingui/react/macro";
import IconConfetti from "~icons/tabler/confetti";
import { useState } from "react";

import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobApplication } from "../../application.ts";
import { CloseJobForm } from "../close-job/close-job.form.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./offer.module.css";
import { employerApplications, type ApplicationInFull } from "../review/use-applicants.ts";

export function HiredPanel({
  application,
  isJustHired,
}: {
  application: ApplicationInFull;
  isJustHired: boolean;
}) {
  const { jobListing: job, offer } = application;
  const hired = useHiredIds(application);
  const places = job?.roleCount ?? 1;
  const mayClose = !!job && isOpenForApplications(job.listingStatus) && !!hired && hired.length >= places;
  const [dialog, setDialog] = useState<"open" | "dismissed" | null>(null);
  const showsDialog = mayClose && (dialog === "open" || (isJustHired && dialog === null));
  const at = <TimeText at={application.stateChangedAt} absolute />;
  return (
    <Stack as="section" gap={12} align="start" className={classes.panel}>
      <Row as="h3" gap={8}>
        <IconConfetti />
        <span>
          <Trans>Hired {at}</Trans>
        </span>
      </Row>
      {offer && <OfferFacts offer={offer} />}
      {mayClose && (
        <>
          <p>
            <Plural
              value={places}
              one="The one place of this job is filled. It is still open for applications."
              other="All # places of this job are filled. It is still open for applications."
            />
          </p>
          <Button variant="outline" onClick={() => setDialog("open")}>
            <Trans>Close job</Trans>
          </Button>
        </>
      )}
      {showsDialog && <CloseJobForm job={job} hired={hired} close={() => setDialog("dismissed")} />}
    </Stack>
  );
}

/** Everyone hired for the job, including this application, which a cached list may not show yet. */
function useHiredIds({ id, jobListingId }: ApplicationInFull): string[] | null {
  const query = useCollection(JobApplication, {
    at: employerApplications,
    filter: { jobListingId: jobListingId!, aasmState: ["hired"] },
    size: 100,
  });
  return query.data ? [...new Set([id, ...query.data.map((one) => one.id)])] : null;
}
