import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { applicant, byEmployer, fire, jobWithEmployer, read, received } from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await jobWithEmployer(server);
const other = await jobWithEmployer(server, {}, "Other House");

const bulk = async (ids: string[], event: string, more: object = {}) => {
  const answer = await fire(employer, `${received}/bulk`, { ids, event, ...more });
  return { status: answer.status, ...answer.json().meta, errors: answer.json().errors };
};

test("each succeeds or fails by itself, and the failed say why", async () => {
  const [open, hired, foreign] = [
    await applicant(server, job.id),
    await applicant(server, job.id, "Ben"),
    await applicant(server, other.job.id, "Cleo"),
  ];
  for (const event of ["offer", "hire"]) await byEmployer(employer, hired.id, event);

  const { done, results } = await bulk([open.id, hired.id, foreign.id], "shortlist");
  expect(done).toBe(1);
  expect(results).toEqual([
    { id: open.id, status: 200 },
    { id: hired.id, status: 422, detail: "An application cannot go from hired to shortlisted" },
    { id: foreign.id, status: 404, detail: "We can't find that." },
  ]);
  expect(await read(employer, open.id, received)).toMatchObject({ aasmState: "shortlisted" });
  expect(await read(employer, hired.id, received)).toMatchObject({ aasmState: "hired" });
  expect(await read(other.employer, foreign.id, received)).toMatchObject({ aasmState: "submitted" });
});

test("many are rejected with one message and taken back together", async () => {
  const people = [await applicant(server, job.id), await applicant(server, job.id, "Ben")];
  const ids = people.map(({ id }) => id);
  expect(await bulk(ids, "reject", { message: "filled", reason: "Hired Cleo" })).toMatchObject({ done: 2 });
  expect(await read(employer, ids[1]!, received)).toMatchObject({
    aasmState: "rejected",
    rejectionMessage: "filled",
  });
  expect(await bulk(ids, "undo_reject")).toMatchObject({ done: 2 });
  expect(await read(employer, ids[1]!, received)).toMatchObject({
    aasmState: "submitted",
    rejectionMessage: null,
  });
});

test("two of a team who choose the same people at once are both answered, each in the order they asked", async () => {
  const ids: string[] = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal"])
    ids.push((await applicant(server, job.id, name)).id);
  const turned = ids.toReversed();
  const answers = await Promise.all([bulk(ids, "reject"), bulk(turned, "reject")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.done + answers[1]!.done).toBe(ids.length);
  expect(answers[1]!.results.map(({ id }: { id: string }) => id)).toEqual(turned);
});

test("at most a hundred at once, and at least one", async () => {
  expect((await bulk([], "shortlist")).status).toBe(422);
  const many = Array.from({ length: 101 }, () => crypto.randomUUID());
  expect((await bulk(many, "shortlist")).errors[0].detail).toBe("Choose at most 100");
});
