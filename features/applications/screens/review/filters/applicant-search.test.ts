import { expect, test } from "vitest";
import { parseApplicantSearch } from "./applicant-search.ts";

const id = "0192f0c1-2b3a-7c4d-8e5f-0123456789ab";

test("an empty query lists those who wait for an answer, newest first", () => {
  expect(parseApplicantSearch({})).toEqual({
    filter: {},
    sort: "-submittedAt",
    page: 1,
    view: "list",
    stage: "needs_you",
    compare: [],
  });
  expect(parseApplicantSearch({}, true).stage).toBe("all");
  expect(parseApplicantSearch({ q: "Ana" }).stage).toBe("all");
  expect(parseApplicantSearch({ q: "Ana", stage: "hired" }, true).stage).toBe("hired");
});

test("every valid parameter is parsed", () => {
  const search = {
    showStatus: "liked",
    jobListingId: id,
    aasmState: "submitted,offered",
    qualified: "false",
  };
  const rest = { from: "2027-03-04", q: " Ana ", sort: "name", page: "3", view: "table", tab: "applicants" };
  expect(parseApplicantSearch({ ...search, ...rest })).toEqual({
    filter: { ...search, from: "2027-03-04", q: "Ana" },
    sort: "name",
    page: 3,
    view: "table",
    stage: "all",
    compare: [],
  });
});

test("invalid values are dropped without an error", () => {
  const search = { showStatus: "all", jobListingId: "1", aasmState: "draft,gone", qualified: "perhaps" };
  const rest = {
    location: `x,${id}`,
    from: "2027-02-31x",
    to: "soon",
    sort: "salary",
    page: "-2",
    stage: "gone",
  };
  expect(parseApplicantSearch({ ...search, ...rest })).toEqual({
    filter: { location: id },
    sort: "-submittedAt",
    page: 1,
    view: "list",
    stage: "needs_you",
    compare: [],
  });
});

test("two to four different applications are compared; one alone is no comparison", () => {
  const ids = ["a", "b", "c", "d", "e"].map((end) => id.slice(0, -1) + end);
  expect(parseApplicantSearch({ compare: ids.join(",") }).compare).toEqual(ids.slice(0, 4));
  expect(parseApplicantSearch({ compare: `${ids[0]},${ids[0]},x` }).compare).toEqual([]);
  expect(parseApplicantSearch({ view: "board" }).view).toBe("board");
  expect(parseApplicantSearch({ view: "cards" }).view).toBe("list");
});
