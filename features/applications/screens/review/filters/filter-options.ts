/** Options of the job and location filters of an applicant list. */
import type { ApplicantList } from "../use-applicants.ts";

export const jobOptions = ({ jobs }: ApplicantList) =>
  (jobs.data ?? [])
    .filter(({ listingStatus }) => listingStatus !== "draft" && listingStatus !== "pending_review")
    .map(({ id, title, jobApplicationsCount }) => ({ value: id, label: title, count: jobApplicationsCount }));

export const locationOptions = ({ jobs }: ApplicantList) => {
  const allLocations = (jobs.data ?? []).flatMap(({ locations }) => locations ?? []);
  const byId = new Map(allLocations.map(({ id, name }) => [String(id), String(name ?? "")]));
  return [...byId]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
};
