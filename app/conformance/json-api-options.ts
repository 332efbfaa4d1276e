/**
 * Options of the JSON:API checks, on an employer's own jobs: read, filter, include, sort, page, create and
 * update.
 */
import type { TestData } from "./test-data.ts";
import type { Product } from "./product.ts";

export const jsonApiOptions = (_product: Product, { employer, job }: TestData) => ({
  headers: employer.headers,
  collection: "employer/job_listings",
  filter: {
    query: "filter[listingStatus]=draft",
    holds: ({ attributes }: { attributes: { listingStatus: string } }) =>
      attributes.listingStatus === "draft",
  },
  include: "employer",
  includedField: "name",
  sort: "title",
  fields: "title",
  totalMeta: "meta.page.total",
  missing: `employer/job_listings/${crypto.randomUUID()}`,
  forbidden: { path: "feature_flags" },
  create: {
    path: "employer/job_listings",
    body: () => job({ title: `Float Teacher ${(createdJob += 1)}` }),
    invalid: () => job({ roleCount: 0 }),
  },
  update: {
    attribute: "description",
    value: (old: unknown) => `${String(old)} And you have a planning hour.`,
  },
  volatile: ["updatedAt"],
});

let createdJob = 0;
