/**
 * A job's requirements, and whether the reader's profile meets them: met, or a link to the part of the profile to
 * change.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleDashed from "~icons/tabler/circle-dashed";
import IconCircleX from "~icons/tabler/circle-x";
import { useState } from "react";
import { Link } from "react-router";

import { anchorOf } from "#features/educators/profile-anchors.ts";
import { stateName } from "#features/places/states.ts";
import { pages } from "#features/paths.ts";
import type { Criterion, Fact } from "#features/matching/match-row.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { criterionLabels } from "#features/matching/screens/criterion-labels.ts";
import { matchWord } from "#features/matching/match-word.ts";
import { factText } from "#features/matching/screens/fact-text.ts";
import { jobFacts } from "../../job-facts.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./how-you-match.module.css";
import type { MatchMeta } from "../job-records.ts";
import { JobSection, type HeadingLevel } from "./job-section.tsx";

interface HowYouMatchProps {
  job: JobListingRecord;
  match: MatchMeta;
  level: HeadingLevel;
}

export function HowYouMatch({ job, match, level }: HowYouMatchProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const facts = jobFacts(job, {}, now);
  const askedText = (criterion: Criterion) => {
    const fact = criterion === "distance" ? match.distanceMiles : requirementText[criterion](facts);
    return fact === null ? "" : factText(i18n, criterion, fact, now);
  };
  const groups = [
    { kind: "met", criteria: match.met, icon: IconCircleCheck, word: t`Met` },
    { kind: "missing", criteria: match.missing, icon: IconCircleX, word: t`Missing` },
    { kind: "unknown", criteria: match.unknown, icon: IconCircleDashed, word: t`Not in your profile` },
  ];
  const met = match.met.length;
  const all = met + match.missing.length + match.unknown.length;
  if (all === 0) return null;
  const known = met + match.missing.length;
  const firstUnknown = match.unknown.includes("role") ? "role" : match.unknown[0];
  const otherStates = match.otherStates.map(stateName).join(", ");
  const isFromElsewhere = (criterion: Criterion) => criterion === "certifications" && otherStates !== "";
  const isTooLittle = matchWord({ score: match.score, met, known, asked: all }) === null;
  return (
    <JobSection title={t`How you match`} level={level}>
      <p className={classes.sum}>
        {isTooLittle ? (
          <Link to={`${pages.profile}#${placeOf[firstUnknown!]}`}>
            {firstUnknown === "role" ? (
              <Trans>Add your roles to see how you match</Trans>
            ) : (
              <Trans>Add more to your profile to see how you match</Trans>
            )}
          </Link>
        ) : met === all ? (
          <Trans>You match everything this job asks for.</Trans>
        ) : (
          <Trans>
            You match {met} of {all} things this job asks for.
          </Trans>
        )}{" "}
        {match.unknown.length > 0 && !isTooLittle && (
          <span className="muted">
            <Trans>Employers see more of you when your profile says more.</Trans>
          </span>
        )}
      </p>
      <Stack as="ul" className={classes.list}>
        {groups.flatMap(({ kind, criteria, icon: KindIcon, word }) =>
          criteria.map((criterion) => (
            <Row as="li" gap={12} align="start" key={criterion} data-kind={kind}>
              <KindIcon />
              <span className={classes.criterion}>
                <strong className="strong">{i18n._(criterionLabels[criterion])}</strong>{" "}
                <span className="muted">{askedText(criterion)}</span>
              </span>
              <Stack as="span" align="end" className={classes.outcome}>
                <span>
                  {isFromElsewhere(criterion) ? (
                    <Trans>Yours is from {otherStates}: ask if it counts</Trans>
                  ) : (
                    word
                  )}
                </span>
                {kind !== "met" && !isFromElsewhere(criterion) && (
                  <Link className="small" to={`${pages.profile}#${placeOf[criterion]}`}>
                    {kind === "unknown" ? <Trans>Add it</Trans> : <Trans>Update it</Trans>}
                    <span className="visually-hidden">: {i18n._(criterionLabels[criterion])}</span>
                  </Link>
                )}
              </Stack>
            </Row>
          )),
        )}
      </Stack>
    </JobSection>
  );
}

/** The part of the profile that answers a criterion. */
const placeOf: Record<Criterion, string> = {
  certifications: anchorOf("certifications"),
  experience: anchorOf("workHistories"),
  education: anchorOf("educationHistories"),
  schedule: anchorOf("availability"),
  role: anchorOf("desired_role"),
  distance: anchorOf("desired_location"),
  ece_credits: anchorOf("educationHistories"),
  age_group: anchorOf("desired_age_group"),
  pay: anchorOf("expected_compensation"),
  languages: anchorOf("workHistories"),
  start_date: anchorOf("desired_start"),
};

/** The requirement of each criterion; distance is the reader's own. */
const requirementText: Record<Criterion, (facts: JobFacts) => Fact> = {
  certifications: ({ certifications }) => certifications ?? null,
  experience: ({ experienceMonths }) => experienceMonths ?? null,
  education: ({ educationLevel }) => educationLevel ?? null,
  schedule: ({ schedules }) => schedules ?? null,
  role: ({ roles }) => roles ?? null,
  distance: () => null,
  ece_credits: ({ eceCredits }) => eceCredits ?? null,
  age_group: ({ ageGroups }) => ageGroups ?? null,
  pay: ({ hourlyPay }) => hourlyPay ?? null,
  languages: ({ languages }) => languages ?? null,
  start_date: ({ startBy }) => startBy ?? null,
};
