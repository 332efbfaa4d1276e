/** Applicants by name: in the order of the profiles' names, which follows when a name changes. */
import { testServer } from "#app/testing/test-server.ts";
import { ownProfile } from "#features/educators/api/educators.fixtures.ts";
import { afterAll, expect, test } from "vitest";
import { createApplicant, createJobWithEmployer, employerApplications } from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("the order is that of the names, also after someone was renamed", async () => {
  const { employer, job } = await createJobWithEmployer(server);
  const cleo = await createApplicant(server, job.id, "Cleo");
  const ana = await createApplicant(server, job.id, "ana");
  const ben = await createApplicant(server, job.id, "Ben");
  const sorted = async (sort: string) => {
    const page = (await employer.request(`${employerApplications}?sort=${sort}`)).json();
    return page.data.map(({ id }: { id: string }) => id);
  };
  expect(await sorted("name")).toEqual([ana.id, ben.id, cleo.id]);
  expect(await sorted("-name")).toEqual([cleo.id, ben.id, ana.id]);

  const { id } = await ownProfile(ana.educator);
  const renamed = await ana.educator.request(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type: "user_profiles", id, attributes: { firstName: "Zoe" } } },
  });
  expect(renamed.status).toBe(200);
  expect(await sorted("name")).toEqual([ben.id, cleo.id, ana.id]);
});
