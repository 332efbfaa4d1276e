/** What the long lists of the screens request: all of it is sent, and much less than whole rows. */
import { afterAll, expect, test } from "vitest";
import {
  createApplicant,
  createJobWithEmployer,
  employerApplications,
} from "#features/applications/api/applications.fixtures.ts";
import { JobApplication } from "#features/applications/application.ts";
import { myApplicationFields } from "#features/applications/screens/apply/apply-draft.ts";
import { applicantFields, applicantIncludes } from "#features/applications/screens/review/use-applicants.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";
import { jobRowFields } from "#features/jobs/screens/manage/employer-job.ts";
import { cardFields } from "#features/jobs/screens/search/job-search.ts";
import type { Entity, SparseFields } from "#platform/shared/entity.ts";
import { collectionPath, type CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server, { description: "Circle time. ".repeat(60) });
const { educator } = await createApplicant(server, job.id);
await createApplicant(server, job.id, "Bea");

/** Of the bytes of whole rows, which are small here: a profile and a job with little in them. */
const maxShare = 0.75;

interface List {
  who: typeof educator;
  entity: Entity;
  options: CollectionOptions & { fields: SparseFields };
}

test.for<[name: string, list: List]>([
  [
    "applicants",
    {
      who: employer,
      entity: JobApplication,
      options: { at: employerApplications, include: applicantIncludes, fields: applicantFields },
    },
  ],
  [
    "an educator's applications",
    {
      who: educator,
      entity: JobApplication,
      options: { include: ["jobListing.employer", "jobListing.locations"], fields: myApplicationFields },
    },
  ],
  [
    "an employer's jobs",
    {
      who: employer,
      entity: JobListing,
      options: { at: "employer/job_listings", include: ["locations"], fields: jobRowFields },
    },
  ],
  [
    "found jobs",
    {
      who: educator,
      entity: JobListing,
      options: { include: jobIncludes, fields: cardFields },
    },
  ],
])("%s are sent with the fields of their rows alone", async ([, { who, entity, options }]) => {
  const sparse = await who.request(collectionPath(entity as never, options));
  const whole = await who.request(collectionPath(entity as never, { ...options, fields: undefined }));
  expect([sparse.status, whole.status]).toEqual([200, 200]);
  const rows = [...sparse.json().data, ...sparse.json().included];
  expect(sparse.json().data).not.toEqual([]);
  for (const { type, attributes, relationships } of rows) {
    const named = options.fields[type]!.flatMap((names) => names.split(","));
    expect([type, [...Object.keys(attributes), ...Object.keys(relationships ?? {})].toSorted()]).toEqual([
      type,
      named.toSorted(),
    ]);
  }
  const bytes = (answer: typeof sparse) => JSON.stringify(answer.json()).length;
  expect(bytes(sparse) / bytes(whole)).toBeLessThan(maxShare);
});

test("what comes along with some of its fields has no meta, unless that is named too", async () => {
  const metaOfJob = async (fields: Record<string, readonly string[]> | undefined) => {
    const path = collectionPath(JobApplication as never, {
      at: employerApplications,
      include: ["jobListing"],
      ...(fields && { fields }),
    });
    return (await employer.request(path)).json().included[0].meta;
  };
  const whole = await metaOfJob(undefined);
  expect(whole.counts).toMatchObject({ applications: 2 });
  expect(await metaOfJob({ job_listings: ["title"] })).toBeUndefined();
  expect(await metaOfJob({ job_listings: ["title", "meta"] })).toEqual(whole);
  const [own] = (await employer.request("employer/job_listings?fields[job_listings]=title")).json().data;
  expect(own.meta.counts).toMatchObject({ applications: 2 });
});

test("an applicant's row says how many criteria are met, as the whole match does, and to the employer alone", async () => {
  const [row] = (await employer.request(employerApplications)).json().data;
  const { criteriaMet, qualificationMatches } = row.attributes;
  expect(criteriaMet.asked).toBeGreaterThan(0);
  expect(criteriaMet).toEqual({
    met: qualificationMatches.filter(({ met }: { met: unknown }) => met === true).length,
    asked: qualificationMatches.length,
  });
  const [own] = (await educator.request("job_applications")).json().data;
  expect(own.attributes).not.toHaveProperty("criteriaMet");
});
