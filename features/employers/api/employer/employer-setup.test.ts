/** How far an employer has come with setting up, who reads it, and what makes it an employer with a brand of its own. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, profilesOf } from "../employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("each step is read from what is there, and all of them end the setting up", async () => {
  const owner = await server.person("employer", { employerName: "Fresh House" });
  const id = await employerOf(owner);
  const read = async () => {
    const { attributes, meta } = (await owner.request(`employers/${id}`)).json().data;
    return { finished: attributes.onboardingFinished, setup: meta.setup };
  };
  const nothing = { location: false, about: false, photo: false, availability: false, job: false };
  expect(await read()).toEqual({ finished: false, setup: nothing });

  await make(owner, "locations", { name: "A", address: "1 Main St", zip: "78701" });
  await change(owner, "employers", id, { about: "<p>A house with a garden.</p>" });
  const [profile] = await profilesOf(owner);
  const hours = { slots: [{ dayOfWeek: 1, startTime: "09:00", endTime: "12:00" }] };
  expect(
    (await owner.request("employers/interview_slots/replace", { method: "POST", body: hours })).status,
  ).toBe(200);
  expect((await read()).setup).toEqual({
    ...nothing,
    location: true,
    about: true,
    availability: true,
  });

  const draft = { employerId: id, slug: "fresh-draft", title: "Teacher" };
  await server.db.insertInto("jobListings").values(draft).execute();
  expect((await read()).setup.job).toBe(false);
  await server.db
    .updateTable("jobListings")
    .set({ listingStatus: "published" })
    .where("slug", "=", "fresh-draft")
    .execute();
  const image = JSON.stringify({ smallUrl: "https://pictures.example/a.jpg" });
  expect((await read()).finished).toBe(false);
  await server.db.updateTable("employers").set({ profileImage: image }).where("id", "=", id).execute();
  expect(await read()).toMatchObject({ finished: true, setup: { photo: true, job: true } });

  // Hours of somebody who left are nobody's hours.
  await server.db
    .updateTable("employerProfiles")
    .set({ removedAt: new Date() })
    .where("id", "=", profile!.id)
    .execute();
  const operator = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", operator.accountId)
    .execute();
  expect((await operator.request(`employers/${id}`)).json().data.meta.setup.availability).toBe(false);
});

test("others read nothing of it", async () => {
  const id = await employerOf(await server.person("employer", { employerName: "Closed House" }));
  for (const who of [server, await server.person("educator"), await server.person("employer")]) {
    const { data } = (await who.request(`employers/${id}`)).json();
    expect(data.meta).toBeUndefined();
    expect(data.attributes).not.toHaveProperty("onboardingFinished");
  }
});

test("a brand of one's own is given by an operator, and read by everybody", async () => {
  const owner = await server.person("employer", { employerName: "Branded House" });
  const id = await employerOf(owner);
  const brand = await server.db
    .insertInto("brands")
    .values({ name: "Moonrise", domain: "moonrise.example", contactEmail: "hello@moonrise.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await change(owner, "employers", id, { brandId: brand.id })).status).toBe(403);
  const operator = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", operator.accountId)
    .execute();
  expect((await change(operator, "employers", id, { brandId: brand.id })).status).toBe(200);
  const { data, included } = (await server.request(`employers/${id}?include=brand`)).json();
  expect(data.relationships.brand.data.id).toBe(brand.id);
  expect(included[0].attributes.name).toBe("Moonrise");
  const own = (await owner.request("employers/employer_profiles?include=employer.brand")).json();
  expect(own.included.map(({ type }: { type: string }) => type).sort()).toEqual(["brands", "employers"]);
});
