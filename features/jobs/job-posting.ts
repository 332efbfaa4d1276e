/** A job as schema.org JobPosting for search engines, with the properties that Google requires. */
import { escapeHtml } from "#platform/shared/escape-html.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Employer } from "#features/employers/employer.ts";
import type { Location } from "#features/employers/location.ts";
import {
  requiredExperienceMonths,
  type WorkExperienceOption,
} from "#features/educators/experience-options.ts";
import { payRange, type PayRange } from "#features/educators/compensation.ts";
import type { JobListingRecord } from "./job-listing.ts";

type EmployerRecord = ResourceOf<typeof Employer>;
type LocationRecord = ResourceOf<typeof Location>;

interface PostingParts {
  job: JobListingRecord;
  employer: Pick<EmployerRecord, "name" | "website" | "profileImage"> | undefined;
  locations: readonly LocationRecord[];
  /** The days and hours as a text; empty where they are not stated. */
  workHours?: string;
  /** The job's own page, absolute. */
  url: string;
  origin: string;
}

/** Null while the job is not open, or names no place or employer: engines refuse a posting without them. */
export function jobPosting({
  job,
  employer,
  locations,
  workHours,
  url,
  origin,
}: PostingParts): object | null {
  if (job.listingStatus !== "published" || !employer || locations.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    // Read as HTML, which a title is not.
    description: job.description || escapeHtml(job.title),
    identifier: { "@type": "PropertyValue", name: employer.name, value: job.id },
    datePosted: job.publishedAt,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    employmentType: employmentTypesOf(job),
    ...(workHours && { workHours }),
    hiringOrganization: organization(employer, origin),
    jobLocation: locations.map(placeOf),
    ...salaryOf(job),
    ...educationOf(job),
    ...experienceOf(job),
    ...((job.additionalBenefits ?? []).length > 0 && { jobBenefits: job.additionalBenefits.join(", ") }),
    totalJobOpenings: job.roleCount,
    directApply: !job.externalUrl,
    url,
  };
}

const schemaTypes: Record<string, string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Seasonal: "TEMPORARY",
  Substitute: "PER_DIEM",
  temporary: "TEMPORARY",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

function employmentTypesOf({ employmentType, employmentSubtype }: JobListingRecord): string[] {
  const words = [...(employmentType ?? []), employmentSubtype ?? ""];
  const types = words.flatMap((word) => schemaTypes[word] ?? []);
  return types.length > 0 ? [...new Set(types)] : ["OTHER"];
}

const organization = (
  { name, website, profileImage }: NonNullable<PostingParts["employer"]>,
  origin: string,
) => ({
  "@type": "Organization",
  name,
  ...(website && { sameAs: website }),
  ...(profileImage?.smallUrl && { logo: new URL(profileImage.smallUrl, origin).href }),
});

const placeOf = ({ address, city, administrativeAreaLevel1, zip, lat, lng }: LocationRecord) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    streetAddress: address,
    ...(city && { addressLocality: city }),
    ...(administrativeAreaLevel1 && { addressRegion: administrativeAreaLevel1 }),
    ...(zip && { postalCode: zip }),
    addressCountry: "US",
  },
  ...(lat !== null && lng !== null && { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } }),
});

/** Pay of 0 is unset, and an unset end is left out. */
function salaryOf({ compensation }: JobListingRecord) {
  const range = payRange(compensation);
  if (!range) return {};
  const unitText = range.interval.toUpperCase();
  const value = { "@type": "QuantitativeValue", ...amountOf(range), unitText };
  return { baseSalary: { "@type": "MonetaryAmount", currency: "USD", value } };
}

function amountOf(range: PayRange): object {
  switch (range.kind) {
    case "between":
      return { minValue: range.min, maxValue: range.max };
    case "exactly":
      return { value: range.amount };
    case "from":
      return { minValue: range.amount };
    case "upTo":
      return { maxValue: range.amount };
  }
}

const credentials = {
  high_school: "high school",
  associates: "associate degree",
  bachelors: "bachelor degree",
  masters: "postgraduate degree",
} as const;

const educationOf = ({ desiredEducation }: JobListingRecord) =>
  desiredEducation
    ? {
        educationRequirements: {
          "@type": "EducationalOccupationalCredential",
          credentialCategory: credentials[desiredEducation],
        },
      }
    : {};

function experienceOf({ workExperience }: JobListingRecord) {
  const months = requiredExperienceMonths[workExperience as WorkExperienceOption];
  if (months === undefined) return {};
  if (months === 0) return { experienceRequirements: "no requirements" };
  const requirements = { "@type": "OccupationalExperienceRequirements", monthsOfExperience: months };
  return { experienceRequirements: requirements };
}
