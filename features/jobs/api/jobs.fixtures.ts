/** Fixtures for jobs: employers with locations and a team, and jobs that are complete enough to be published. */
import type { testServer } from "#app/testing/test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

export const austin = { city: "Austin", zip: "78701", lat: 30.2713, lng: -97.7426 };

/** Every attribute that publishing requires. */
export const completeJob = {
  title: "Lead Preschool Teacher",
  roleType: "Teacher (Lead/Head)",
  employmentType: ["Full-time"],
  compensation: { min: 18, max: 22.5, interval: "hour" },
};

/** Signs up an employer with one location; approved, so that publishing needs no review. */
export async function createEmployer(
  server: Server,
  more: { name?: string; approved?: boolean; at?: object } = {},
) {
  const { name = "Little Oaks", approved = true, at = austin } = more;
  const { db } = server;
  const person = await server.person("employer", { employerName: name, zipCode: "78701" });
  const employerId = await employerOfAccount(server, person.accountId, name);
  const approval = { approvedAt: approved ? new Date() : null, claimedAt: new Date() };
  await db.updateTable("employers").set(approval).where("id", "=", employerId).execute();
  const location = await db
    .insertInto("locations")
    .values({ employerId, name, address: "1 Elm Street", zip: "78701", ...at })
    .returning("id")
    .executeTakeFirstOrThrow();

  const write = async (attributes: object) => {
    const data = { type: "job_listings", attributes };
    const answer = await person.request("employer/job_listings", { method: "POST", body: { data } });
    if (answer.status !== 201) throw new Error(`POST answered ${answer.status}: ${answer.text}`);
    return answer.json().data as { id: string; attributes: Record<string, unknown> };
  };
  const change = (id: string, attributes: object, headers: Record<string, string> = {}) =>
    person.request(`employer/job_listings/${id}`, {
      method: "PATCH",
      headers,
      body: { data: { type: "job_listings", id, attributes } },
    });
  const act = (id: string, verb: string, body: object = {}) =>
    person.request(`employer/job_listings/${id}/${verb}`, { method: "POST", body });
  const publish = async (attributes: object = {}) => {
    const job = await write({ ...completeJob, locationIds: [location.id], ...attributes });
    const answer = await act(job.id, "publish");
    if (answer.status !== 200) throw new Error(`publish answered ${answer.status}: ${answer.text}`);
    return answer.json().data as typeof job;
  };
  return { ...person, employerId, locationId: location.id, write, change, act, publish };
}

async function employerOfAccount({ db }: Server, accountId: string, name: string): Promise<string> {
  const profile = await db
    .selectFrom("employerProfiles")
    .select("employerId")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (profile) return profile.employerId;
  const slug = `${name.toLowerCase().replaceAll(" ", "-")}-${accountId.slice(-6)}`;
  const { id } = await db
    .insertInto("employers")
    .values({ name, slug })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("employerProfiles")
    .values({ accountId, employerId: id, firstName: "Robin", lastName: "Vale", slug })
    .execute();
  return id;
}

/** The ids a search finds, in its order. */
export const idsIn = (answer: { json: () => { data: { id: string }[] } }) =>
  answer.json().data.map(({ id }) => id);
