/** Offers that nobody has answered, and accepted ones whose hire is to be confirmed. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { applicantPath, pages } from "#features/paths.ts";
import { AcceptedTag } from "#features/applications/screens/review/applicant-tags.tsx";
import { OnHoldTag } from "#features/applications/screens/labels/application-status-pill.tsx";
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { DayText, TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { TodayRow, TodaySection } from "./today-section.tsx";
import type { Today } from "./use-today.ts";

export function OpenOffers({ query }: { query: Today["offers"] }) {
  const { t } = useLingui();
  return (
    <TodaySection
      title={t`Open offers`}
      query={query}
      count={query.total}
      allAt={`${pages.employerApplicants}?stage=offered`}
      failure={t`We couldn't load offers.`}
    >
      {(rows) => (
        <Stack as="ul" gap={16}>
          {rows.map((row) => (
            <TodayRow
              key={row.id}
              name={row.names.userProfile}
              to={applicantPath(row.id)}
              marks={
                <>
                  <AcceptedTag application={row} />
                  <OnHoldTag application={row} />
                </>
              }
              actions={
                <Button as={Link} size="small" variant="outline" to={applicantPath(row.id)}>
                  {row.offerAcceptedAt ? (
                    <Trans>
                      Confirm the hire
                      <span className="visually-hidden">: {row.names.userProfile}</span>
                    </Trans>
                  ) : (
                    <Trans>
                      Open offer
                      <span className="visually-hidden">: {row.names.userProfile}</span>
                    </Trans>
                  )}
                </Button>
              }
            >
              <OfferLine application={row} />
            </TodayRow>
          ))}
        </Stack>
      )}
    </TodaySection>
  );
}

function OfferLine({ application: { jobListing, offer, offerAcceptedAt, stateChangedAt } }: OfferLineProps) {
  const title = jobListing?.title ?? "";
  if (offerAcceptedAt)
    return (
      <Trans>
        {title} · accepted <TimeText at={offerAcceptedAt} />
      </Trans>
    );
  const made = <TimeText at={offer?.madeAt ?? stateChangedAt} />;
  if (!offer?.expiresOn)
    return (
      <Trans>
        {title} · offered {made}, no answer yet
      </Trans>
    );
  const until = <DayText day={offer.expiresOn} />;
  return (
    <Trans>
      {title} · offered {made}, answer by {until}
    </Trans>
  );
}

interface OfferLineProps {
  application: Applicant;
}
