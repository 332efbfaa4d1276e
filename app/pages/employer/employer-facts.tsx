/** Philosophy, languages, benefits of the program and of its jobs, and the way to an employer's own site. */
import { Trans, useLingui } from "@lingui/react/macro";

import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import { listLabels } from "#platform/web/i18n/labels.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { combineBenefits } from "#features/places/benefits.ts";
import { combinedBenefitLabels } from "#features/places/screens/benefit-labels.ts";
import type { EmployerRecord } from "#features/jobs/screens/job-records.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";

interface EmployerFactsProps {
  employer: EmployerRecord;
  jobs: readonly JobListingRecord[];
}

export function EmployerFacts({ employer, jobs }: EmployerFactsProps) {
  const { t, i18n } = useLingui();
  const { educationPhilosophy, languages, website } = employer;
  const own: readonly string[] = employer.benefits ?? [];
  const inJobs = jobs.flatMap(({ additionalBenefits }) => additionalBenefits ?? []);
  const known = own.includes("fully paid medical") ? [...own, "partially paid medical"] : own;
  const more = inJobs.filter((one) => !known.includes(one));
  const benefitsText = (all: readonly string[]) =>
    listLabels(i18n, combinedBenefitLabels, combineBenefits(all));
  return (
    <DescriptionList
      shape="columns"
      items={[
        { label: t`Philosophy`, value: listLabels(i18n, philosophyLabels, educationPhilosophy ?? []) },
        { label: t`Languages`, value: listLabels(i18n, languageLabels, languages ?? []) },
        { label: t`Benefits`, value: benefitsText(own) },
        { label: own.length > 0 ? t`Also in some jobs` : t`Benefits in its jobs`, value: benefitsText(more) },
        { label: t`Website`, value: website && <Website url={website} /> },
      ]}
    />
  );
}

const Website = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
    <Trans>
      {hostOf(url)}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Trans>
  </a>
);

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url);
