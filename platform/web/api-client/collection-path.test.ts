import { expect, test } from "vitest";

import { collectionPath, resourcePath } from "./collection-path.ts";

const jobs = { type: "job_listings" };

test("empty filters leave no trace, several values are joined", () => {
  const path = collectionPath(jobs, {
    filter: { q: "", role: undefined, schedule: ["Full-Time", "Seasonal"], new: true },
  });
  expect(decodeURIComponent(path)).toBe("job_listings?filter[schedule]=Full-Time,Seasonal&filter[new]=true");
  expect(collectionPath(jobs, { filter: { role: [] }, page: 1 })).toBe("job_listings");
});

test("includes are named as on the wire, the first page is not named at all", () => {
  const path = collectionPath(jobs, {
    at: "employer/job_listings",
    include: ["jobApplications.userProfile"],
    page: 2,
    size: 6,
  });
  expect(decodeURIComponent(path)).toBe(
    "employer/job_listings?include=job_applications.user_profile&page[number]=2&page[size]=6",
  );
});

test("an id cannot leave its place in the path", () => {
  expect(resourcePath(jobs, "../account")).toBe("job_listings/..%2Faccount");
});
