import { expect, test } from "vitest";
import { readSearch } from "./applicant-search.ts";

const id = "0192f0c1-2b3a-7c4d-8e5f-0123456789ab";

test("an empty address lists everybody, newest first", () => {
  expect(readSearch({})).toEqual({ filter: {}, sort: "-submittedAt", page: 1, view: "list" });
});

test("everything the address says is kept", () => {
  const search = {
    showStatus: "liked",
    jobListingId: id,
    aasmState: "submitted,offered",
    qualified: "false",
  };
  const rest = { from: "2027-03-04", q: " Ana ", sort: "name", page: "3", view: "table", tab: "applicants" };
  expect(readSearch({ ...search, ...rest })).toEqual({
    filter: { ...search, from: "2027-03-04", q: "Ana" },
    sort: "name",
    page: 3,
    view: "table",
  });
});

test("values that mean nothing are dropped without an error", () => {
  const search = { showStatus: "all", jobListingId: "1", aasmState: "draft,gone", qualified: "perhaps" };
  const rest = { location: `x,${id}`, from: "2027-02-31x", to: "soon", sort: "salary", page: "-2" };
  expect(readSearch({ ...search, ...rest })).toEqual({
    filter: { location: id },
    sort: "-submittedAt",
    page: 1,
    view: "list",
  });
});
