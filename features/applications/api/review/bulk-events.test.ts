import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  createApplicant,
  runEmployerEvent,
  postAs,
  createJobWithEmployer,
  readApplication,
  employerApplications,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server);
const other = await createJobWithEmployer(server, {}, "Other House");

const bulk = async (ids: string[], event: string, more: object = {}) => {
  const answer = await postAs(employer, `${employerApplications}/bulk`, { ids, event, ...more });
  return { status: answer.status, ...answer.json().meta, errors: answer.json().errors };
};

test("each succeeds or fails separately, and failures have a reason", async () => {
  const [open, hired, foreign] = [
    await createApplicant(server, job.id),
    await createApplicant(server, job.id, "Ben"),
    await createApplicant(server, other.job.id, "Cleo"),
  ];
  for (const event of ["offer", "hire"]) await runEmployerEvent(employer, hired.id, event);

  const { done, results } = await bulk([open.id, hired.id, foreign.id], "shortlist");
  expect(done).toBe(1);
  expect(results).toEqual([
    { id: open.id, status: 200 },
    { id: hired.id, status: 422, detail: "An application cannot go from hired to shortlisted" },
    { id: foreign.id, status: 404, detail: "We can't find that." },
  ]);
  expect(await readApplication(employer, open.id, employerApplications)).toMatchObject({
    aasmState: "shortlisted",
  });
  expect(await readApplication(employer, hired.id, employerApplications)).toMatchObject({
    aasmState: "hired",
  });
  expect(await readApplication(other.employer, foreign.id, employerApplications)).toMatchObject({
    aasmState: "submitted",
  });
});

test("many are rejected with one message and undone together", async () => {
  const people = [await createApplicant(server, job.id), await createApplicant(server, job.id, "Ben")];
  const ids = people.map(({ id }) => id);
  expect(await bulk(ids, "reject", { message: "filled", reason: "Hired Cleo" })).toMatchObject({ done: 2 });
  expect(await readApplication(employer, ids[1]!, employerApplications)).toMatchObject({
    aasmState: "rejected",
    rejectionMessage: "filled",
  });
  expect(await bulk(ids, "undo_reject")).toMatchObject({ done: 2 });
  expect(await readApplication(employer, ids[1]!, employerApplications)).toMatchObject({
    aasmState: "submitted",
    rejectionMessage: null,
  });
});

test("concurrent requests for the same applicants both succeed, with results in request order", async () => {
  const ids: string[] = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal"])
    ids.push((await createApplicant(server, job.id, name)).id);
  const turned = ids.toReversed();
  const answers = await Promise.all([bulk(ids, "reject"), bulk(turned, "reject")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.done + answers[1]!.done).toBe(ids.length);
  expect(answers[1]!.results.map(({ id }: { id: string }) => id)).toEqual(turned);
});

test("accepts one to a hundred ids", async () => {
  expect((await bulk([], "shortlist")).status).toBe(422);
  const many = Array.from({ length: 101 }, () => crypto.randomUUID());
  expect((await bulk(many, "shortlist")).errors[0].detail).toBe("Choose at most 100");
});
