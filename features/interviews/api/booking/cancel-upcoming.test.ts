import { testServer } from "#app/testing/test-server.ts";
import {
  createApplicant,
  runEmployerEvent,
  postAs,
  createJobWithEmployer,
} from "#features/applications/api/applications.fixtures.ts";
import { emailRejection } from "#features/applications/api/mails/email-educator.job.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  bookOk,
  everyDay,
  findFreeTime,
  createEventType,
  replaceWeek,
  statusOf,
  types,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const inHalfAnHour = () => new Date(Date.now() + 31 * 60_000);
const work = testJobs({ db: server.db, url: server.databaseUrl }, [emailRejection], {
  now: inHalfAnHour,
  emit: server.platform.registry.emit,
});

describe("the application ends", () => {
  async function interviewOfApplicant() {
    const { employer, job } = await createJobWithEmployer(server);
    const { educator, id: applicationId } = await createApplicant(server, job.id);
    await replaceWeek(employer, everyDay());
    const type = await createEventType(employer, types, { name: "Talk", minimumNotice: 0 });
    const { id } = await bookOk(educator, type.id, await findFreeTime(educator, type.id, 48));
    return { employer, educator, applicationId, id };
  }

  test("withdrawn: its upcoming interview ends with it", async () => {
    const { educator, applicationId, id } = await interviewOfApplicant();
    expect((await postAs(educator, `job_applications/${applicationId}/withdraw`)).status).toBe(200);
    const { attributes } = (await educator.request(`interviews/${id}`)).json().data;
    expect(attributes).toMatchObject({ status: "canceled", canceledByType: "System" });
  });

  test("a rejection waits until it is told, so that nothing gives it away", async () => {
    const { educator, employer, applicationId, id } = await interviewOfApplicant();
    const body = { reason: "other", message: "others" };
    expect((await runEmployerEvent(employer, applicationId, "reject", body)).status).toBe(200);
    expect(await statusOf(educator, id)).toBe("scheduled");
    await work.run({ asOf: inHalfAnHour() });
    expect(await statusOf(educator, id)).toBe("canceled");
  });
});
