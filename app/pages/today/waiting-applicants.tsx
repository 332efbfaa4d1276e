/** Applicants who wait for an answer, the longest first: opened or shortlisted from here. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { applicantPath, pages } from "#features/paths.ts";
import { WaitingTag } from "#features/applications/screens/review/applicant-tags.tsx";
import { OnHoldTag } from "#features/applications/screens/labels/application-status-pill.tsx";
import { employerTransitions } from "#features/applications/screens/review/employer-transitions.ts";
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { useTransitions } from "#features/applications/screens/review/use-transitions.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { TodayRow, TodaySection } from "./today-section.tsx";
import type { Today } from "./use-today.ts";

export function WaitingApplicants({ query }: { query: Today["applicants"] }) {
  const { t } = useLingui();
  return (
    <TodaySection
      title={t`Waiting for your answer`}
      query={query}
      count={query.total}
      allAt={`${pages.employerApplicants}?stage=needs_you&sort=submittedAt`}
      failure={t`We couldn't load applicants.`}
    >
      {(rows) => (
        <Stack as="ul" gap={16}>
          {rows.map((row) => (
            <WaitingApplicant key={row.id} application={row} />
          ))}
        </Stack>
      )}
    </TodaySection>
  );
}

function WaitingApplicant({ application }: { application: Applicant }) {
  const { transition, isRunning } = useShortlist(application);
  const name = application.names.userProfile;
  const since = <TimeText at={application.submittedAt ?? application.createdAt} />;
  const mayShortlist = employerTransitions(application).includes("shortlisted");
  return (
    <TodayRow
      name={name}
      to={applicantPath(application.id)}
      marks={
        <>
          <WaitingTag application={application} />
          <OnHoldTag application={application} />
        </>
      }
      actions={
        <>
          {mayShortlist && (
            <Button variant="outline" size="small" disabled={isRunning} onClick={transition}>
              <Trans>
                Shortlist<span className="visually-hidden"> {name}</span>
              </Trans>
            </Button>
          )}
          <Button as={Link} size="small" variant="outline" to={applicantPath(application.id)}>
            <Trans>
              Open<span className="visually-hidden"> {name}</span>
            </Trans>
          </Button>
        </>
      }
    >
      <Trans>
        {application.jobListing?.title ?? ""} · applied {since}
      </Trans>
    </TodayRow>
  );
}

/** The row leaves at once: its state is shown optimistically. */
function useShortlist(application: Applicant) {
  const { transition } = useTransitions();
  return {
    transition: () => void transition(application, "shortlisted"),
    isRunning: application.aasmState !== "submitted",
  };
}
