/** Asked beforehand: who of some educators can be invited to a job, and why the others can't. */
import { testServer } from "#app/testing/test-server.ts";
import { applyTo, createJobWithEmployer } from "#features/applications/api/applications.fixtures.ts";
import { createFindableEducator, type Requester } from "#features/messages/api/messages.fixtures.ts";
import { afterAll, expect, test } from "vitest";

const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server, {}, "Asking Oaks");

const path = "employer/job_invitations";

const invite = (who: Requester, userProfileId: string, jobListingId: string) =>
  who.request(path, {
    method: "POST",
    body: { data: { type: "job_invitations", attributes: { userProfileId, jobListingId } } },
  });

const mayInvite = (who: Requester, ids: string[], jobListingId = job.id) =>
  who.request(`${path}/may_invite?jobListingId=${jobListingId}&userProfileIds=${ids.join(",")}`);

const hide = (id: string) =>
  server.db.updateTable("userProfiles").set({ visibilityState: "hidden" }).where("id", "=", id).execute();

test("who can't be invited is told beforehand for each person, without telling who exists", async () => {
  const [jo, kim, lu, max] = await Promise.all(
    ["Jo", "Kim", "Lu", "Max"].map((name) => createFindableEducator(server, name)),
  );
  await applyTo(jo!, job.id);
  expect((await invite(employer, kim!.userProfileId, job.id)).status).toBe(201);
  await hide(lu!.userProfileId);
  const nobody = crypto.randomUUID();
  const ids = [jo!, kim!, lu!, max!].map(({ userProfileId }) => userProfileId);
  const answer = await mayInvite(employer, [...ids, nobody]);
  expect(answer.json().permissions.map(({ reason }: { reason: string | null }) => reason)).toEqual([
    "already_applied",
    "already_invited",
    "unavailable",
    null,
    "unavailable",
  ]);
  expect((await mayInvite(max!, ids)).status).toBe(403);
  expect((await mayInvite(employer, ids, crypto.randomUUID())).status).toBe(404);
  expect((await mayInvite(employer, ["x"])).status).toBe(400);
});

test("no more than twenty new people a day, in the order of the list", async () => {
  const busy = await createJobWithEmployer(server, {}, "Busy Inviting Oaks");
  const people = await Promise.all([
    createFindableEducator(server, "Ned"),
    createFindableEducator(server, "Oz"),
  ]);
  await openConversationsToday(busy.employer.employerId, 19);
  const ids = people.map(({ userProfileId }) => userProfileId);
  const answer = await mayInvite(busy.employer, ids, busy.job.id);
  expect(answer.json().permissions.map(({ reason }: { reason: string | null }) => reason)).toEqual([
    null,
    "daily_limit",
  ]);
  const sent = await Promise.all(ids.map((id) => invite(busy.employer, id, busy.job.id)));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 429]);
});

/** Conversations that the employer opened with strangers an hour ago. */
async function openConversationsToday(employerId: string, count: number) {
  const openedAt = new Date(Date.now() - 3_600_000);
  for (let number = 0; number < count; number += 1) {
    const stranger = await createFindableEducator(server, `N${number}`);
    const { userProfileId } = stranger;
    await server.db
      .insertInto("conversations")
      .values({
        employerId,
        userProfileId,
        openedByType: "EmployerProfile",
        openedAt,
        lastEmployerMessageAt: openedAt,
      })
      .execute();
  }
}
