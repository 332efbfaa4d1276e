/**
 * Everything about a job below its title: on its own page, beside the list, and in the employer's preview of a
 * draft. Empty attributes are left out. Load jobs with `include: jobIncludes`.
 */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import { labelFor } from "#platform/web/i18n/labels.ts";
import type { Language } from "#platform/shared/language.ts";
import { adLanguage } from "../../ad-language.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { benefitLabels } from "#features/places/screens/benefit-labels.ts";
import { Stack, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-details.module.css";
import { JobAtAGlance } from "./job-at-a-glance.tsx";
import { employerOf, locationsOf, type EmployerRecord } from "../job-records.ts";
import { JobQualifications } from "./job-qualifications.tsx";
import { JobSection, type HeadingLevel } from "./job-section.tsx";
import { EmployerLocations } from "./employer-locations.tsx";
import { Link } from "react-router";
import { centerTypeLabels } from "#features/employers/screens/employer-labels.ts";
import { employerPath } from "#features/paths.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";

interface JobDetailsProps {
  job: JobListingRecord;
  /** Of the sections' headings: one below the title's. */
  level?: HeadingLevel;
  /** Between the facts and the description: "How you match". */
  children?: React.ReactNode;
}

export function JobDetails({ job, level = 2, children }: JobDetailsProps) {
  const { t, i18n } = useLingui();
  const employer = employerOf(job);
  const locations = locationsOf(job);
  const questions = job.screeningQuestions?.length ?? 0;
  const benefits = job.additionalBenefits ?? [];
  const language = adLanguage(job.description);
  return (
    <Stack gap={32}>
      <JobAtAGlance job={job} />
      {children}
      {job.description && (
        <JobSection title={t`About the job`} level={level}>
          <AdLanguageNote language={language} />
          <div lang={language ?? undefined}>
            <RichText html={job.description} />
          </div>
        </JobSection>
      )}
      <JobQualifications job={job} level={level} />
      {benefits.length > 0 && (
        <JobSection title={t`Benefits`} level={level}>
          <ul className={`points ${classes.list}`}>
            {benefits.map((benefit) => (
              <li key={benefit}>{labelFor(i18n, benefitLabels, benefit)}</li>
            ))}
          </ul>
        </JobSection>
      )}
      {questions > 0 && (
        <JobSection title={t`When you apply`} level={level}>
          <p>
            <Plural
              value={questions}
              one="The employer asks # question."
              other="The employer asks # questions."
            />
          </p>
        </JobSection>
      )}
      {locations.length > 0 && (
        <JobSection title={locations.length === 1 ? t`Location` : t`Locations`} level={level}>
          <EmployerLocations locations={locations} />
        </JobSection>
      )}
      {employer && <AboutEmployer employer={employer} level={level} />}
      <Interest count={job.jobApplicationsCount ?? 0} />
    </Stack>
  );
}

/** For those who read the rest of the page in another language. */
function AdLanguageNote({ language }: { language: Language | null }) {
  const { i18n } = useLingui();
  if (!language || language === i18n.locale) return null;
  return (
    <p className="small muted">
      {language === "en" ? <Trans>This ad is in English.</Trans> : <Trans>This ad is in Spanish.</Trans>}
    </p>
  );
}

/** A lower count would only show that few have seen the job. */
const minInterestCount = 5;

const Interest = ({ count }: { count: number }) =>
  count >= minInterestCount && (
    <p className="small muted">
      <Trans>{count} people have applied.</Trans>
    </p>
  );

/** The employer, at the end of a job: a picture, a short description, and a link to the employer's page. */
function AboutEmployer({ employer, level }: { employer: EmployerRecord; level: HeadingLevel }) {
  const { t, i18n } = useLingui();
  const { id, name, slug, about, centerType, profileImage } = employer;
  return (
    <JobSection title={t`About the employer`} level={level}>
      <Row gap={12}>
        <Avatar id={id} name={name} src={profileImage?.smallUrl} size={56} />
        <div>
          <div className="strong">{name}</div>
          {centerType && <div className="small muted">{labelFor(i18n, centerTypeLabels, centerType)}</div>}
        </div>
      </Row>
      {about && <RichText html={about} />}
      <p>
        <Link to={employerPath(slug)}>
          <Trans>More about {name}</Trans>
        </Link>
      </p>
    </JobSection>
  );
}
