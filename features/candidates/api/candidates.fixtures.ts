/** Fixtures for candidates: an educator whom employers find, and a colleague on a team. */
import type { testServer } from "#app/testing/test-server.ts";
import { employerOf, type TestEmployer } from "#features/employers/api/employers.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

/** An educator whom employers find. */
export async function createFindableEducator(server: Server, firstName = "Ana", lastName = "Ruiz") {
  const educator = await server.person("educator", { firstName, lastName, zipCode: "78701" });
  const { id } = await server.db
    .updateTable("userProfiles")
    .set({ approvalState: "approved", missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("accountId", "=", educator.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...educator, userProfileId: id };
}

/** Another person on an employer's team, who acts for it. */
export async function createColleague(server: Server, employer: TestEmployer, firstName = "Tess") {
  const person = await server.person("employer", { employerName: `${firstName}'s own` });
  const { accountId } = person;
  const { id } = await server.db
    .insertInto("employerProfiles")
    .values({
      accountId,
      employerId: await employerOf(employer),
      firstName,
      lastName: "Moss",
      role: "member",
      slug: `${firstName}-${accountId.slice(-8)}`.toLowerCase(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const acting = { "current-employer-profile-id": id };
  return {
    ...person,
    request: (path: string, options: Parameters<TestEmployer["request"]>[1] = {}) =>
      person.request(path, { ...options, headers: { ...acting, ...options.headers } }),
  };
}
