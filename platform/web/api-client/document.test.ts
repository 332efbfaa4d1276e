import { expect, test } from "vitest";

import { link, type Document, type Linked } from "./document.ts";

const document: Document = {
  data: [
    {
      type: "job_applications",
      id: "1",
      attributes: { aasmState: "submitted" },
      relationships: { job_listing: { data: { type: "job_listings", id: "7" } }, interviews: { data: [] } },
      meta: { timeline: [] },
    },
    {
      type: "job_applications",
      id: "2",
      relationships: {
        job_listing: { data: { type: "job_listings", id: "7" } },
        user_profile: { data: null },
        interviews: { data: [{ type: "interviews", id: "99" }] },
      },
    },
  ],
  included: [
    {
      type: "job_listings",
      id: "7",
      attributes: { title: "Lead Teacher" },
      relationships: { job_applications: { data: [{ type: "job_applications", id: "1" }] } },
    },
  ],
};

test("relationships become objects, in both directions, and one row is one object", () => {
  const [first, second] = link(document) as Linked[];
  expect(first!.jobListing.title).toBe("Lead Teacher");
  expect(second!.jobListing).toBe(first!.jobListing);
  expect(first!.jobListing.jobApplications[0]).toBe(first);
  expect(first!.jobListingId).toBe("7");
  expect(first!.meta.timeline).toEqual([]);
});

test("nothing related is null, and what was not sent along stays an identifier", () => {
  const [first, second] = link(document) as Linked[];
  expect(second!.userProfile).toBeNull();
  expect(second!.userProfileId).toBeNull();
  expect(first!.interviews).toEqual([]);
  expect(second!.interviews).toEqual([{ type: "interviews", id: "99", meta: {} }]);
});

test("an empty answer is null", () => {
  expect(link({ data: null })).toBeNull();
});
