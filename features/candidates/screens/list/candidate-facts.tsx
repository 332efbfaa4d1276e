/** Three lines about an educator: role and schedule, education and experience, place and start; or one of the most telling. */
import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { locationText } from "#features/educators/location-text.ts";
import { certificationLabels, educationLevelLabels } from "#features/educators/screens/education-labels.ts";
import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { lookingForText } from "#features/educators/looking-for-text.ts";
import { roleLabels, scheduleLabels } from "#features/educators/screens/preference-labels.ts";
import { milesAwayText } from "#features/places/distance-text.ts";
import { listLabels, useLabels } from "#platform/web/i18n/labels.ts";
import type { Candidate } from "../candidate-slots.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-row.module.css";
import { MatchText } from "./match-reasons.tsx";
import { summaryOf, metaOf, type CandidateSummary } from "./candidate-summary.ts";

export function CandidateFacts({ profile }: { profile: Candidate }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const facts = summaryOf(profile, now);
  const start = lookingForText(i18n, facts.given);
  const spoken = facts.languages.length > 1 || facts.languages[0] !== "English" ? facts.languages : [];
  return (
    <Stack gap={2} className={`small ${classes.facts}`}>
      <p>
        <Joined>
          {listLabels(i18n, roleLabels, facts.roles)}
          {listLabels(i18n, scheduleLabels, facts.schedules)}
          <YearsText months={facts.months} />
        </Joined>
      </p>
      <p>
        <Joined>
          {profile.showEducation && <EducationText facts={facts} />}
          {profile.showEducation && profile.completedEceCredits > 0 && (
            <Plural value={profile.completedEceCredits} one="# ECE credit" other="# ECE credits" />
          )}
          {profile.showCertifications && listLabels(i18n, certificationLabels, facts.certifications)}
        </Joined>
      </p>
      <p className="muted">
        <Joined>
          {locationText(profile)}
          <MilesText profile={profile} />
          {start}
          {listLabels(i18n, languageLabels, spoken)}
        </Joined>
      </p>
    </Stack>
  );
}

/** "Strong match: 6 of 7 · Assistant Teacher · Full-time · 5 years of work · 0.4 mi away", as far as there is room. */
export function CandidateFactLine({ profile }: { profile: Candidate }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const { roles, schedules, months } = summaryOf(profile, now);
  const { match } = metaOf(profile);
  return (
    <p className={`small muted truncate ${classes.words} ${classes.facts}`}>
      <Joined>
        {match && <MatchText {...match} />}
        {listLabels(i18n, roleLabels, roles)}
        {listLabels(i18n, scheduleLabels, schedules)}
        <YearsText months={months} />
        <MilesText profile={profile} />
      </Joined>
    </p>
  );
}

function YearsText({ months }: { months: number }) {
  const years = Math.floor(months / 12);
  if (years > 0) return <Plural value={years} one="# year of work" other="# years of work" />;
  if (months > 0) return <Plural value={months} one="# month of work" other="# months of work" />;
  return null;
}

function EducationText({ facts: { education } }: { facts: CandidateSummary }) {
  const words = useLabels();
  if (!education) return null;
  const level = education.educationLevel?.title;
  return [level && words(educationLevelLabels, String(level)), education.major, education.school]
    .filter(Boolean)
    .join(", ");
}

/** "2.3 mi away"; nothing where no place was searched. */
function MilesText({ profile }: { profile: Candidate }) {
  const { i18n } = useLingui();
  const { distanceMiles: miles } = metaOf(profile);
  if (miles === undefined) return null;
  return <span className={classes.miles}>{milesAwayText(i18n, miles)}</span>;
}

/** Short facts with dots between them; an empty one leaves no dot behind. */
const Joined = ({ children }: { children: React.ReactNode[] }) =>
  children.map((fact, index) => <span key={index}>{fact}</span>);
