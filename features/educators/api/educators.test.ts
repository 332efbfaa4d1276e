/** Educators' profiles: registering, and what their owners write. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "./educators.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const profileOf = async (educator: Awaited<ReturnType<typeof server.person>>) =>
  (await educator.request("user_profiles")).json().data[0];

describe("registering", () => {
  test("gives a profile in the area of the ZIP, with what is missing", async () => {
    const educator = await server.person("educator", { zipCode: "78701", phoneNumber: "(512) 555-0123" });
    const { attributes, relationships } = await profileOf(educator);
    expect(attributes).toMatchObject({
      firstName: "Robin",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      email: educator.email,
      phoneNumber: "(512) 555-0123",
      approvalState: "incomplete",
      activeState: "active",
      visibilityState: "visible",
      activeRecently: true,
    });
    expect(attributes.slug).toMatch(/^robin-vale-[2-9a-z]{6}$/);
    expect(attributes.missingRequiredFields).toEqual(
      expect.arrayContaining(["workHistories", "desired_role"]),
    );
    expect(attributes.missingScreeningQuestions).toContain("is_adult");
    expect(relationships.geography.data.id).toBe(attributes.geographyId);
  });

  test.each([
    ["7870", "Enter a 5-digit ZIP code, like 78701", "invalid"],
    ["00000", "We don't know this ZIP", "invalid"],
    ["82001", "We're not in your area yet", "city_pending"],
  ])("with the ZIP %s is refused at its field", async (zipCode, message, code) => {
    const body = {
      email: `z${zipCode}@people.example`,
      password: "blue-paper-boats",
      firstName: "A",
      lastName: "B",
    };
    const answer = await server.request("accounts/sign_up", {
      method: "POST",
      body: { ...body, userType: "educator", zipCode },
    });
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ code, errors: [{ field: "zipCode", message }] });
    const stored = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", body.email)
      .execute();
    expect(stored).toEqual([]);
  });
});

describe("the profile's own writes", () => {
  test("a new ZIP moves city and area; an unknown one is refused at its field", async () => {
    const educator = await server.person("educator", { zipCode: "78701" });
    const { id } = await profileOf(educator);
    const moved = await change(educator, "user_profiles", id, { zipCode: "10001" });
    expect(moved.json().data.attributes).toMatchObject({ city: "New York", state: "NY", zipCode: "10001" });
    const rejected = await change(educator, "user_profiles", id, { zipCode: "00000" });
    expect(rejected.status).toBe(422);
    expect(rejected.json().errors[0]).toMatchObject({
      detail: "We don't know this ZIP",
      source: { pointer: "/data/attributes/zipCode" },
    });
  });

  test("a move to a place that is not open is refused with its own code, and changes nothing", async () => {
    const educator = await server.person("educator", { zipCode: "78701" });
    const { id, attributes: before } = await profileOf(educator);
    const moved = await change(educator, "user_profiles", id, { firstName: "Ada", zipCode: "82001" });
    expect(moved.status).toBe(422);
    expect(moved.json().errors).toMatchObject([
      {
        code: "city_pending",
        detail: "We're not in your area yet",
        source: { pointer: "/data/attributes/zipCode" },
      },
    ]);
    expect((await profileOf(educator)).attributes).toMatchObject({
      firstName: before.firstName,
      zipCode: "78701",
      city: "Austin",
      geographyId: before.geographyId,
    });
  });

  test("who lives in a place that has closed since may still change the rest", async () => {
    const educator = await server.person("educator", { zipCode: "79401" });
    const { id, attributes } = await profileOf(educator);
    const setOpen = (userProfileRegisterable: boolean) =>
      server.db
        .updateTable("geographies")
        .set({ userProfileRegisterable })
        .where("id", "=", attributes.geographyId)
        .execute();
    await setOpen(false);
    const changed = await change(educator, "user_profiles", id, { firstName: "Ada", zipCode: "79401" });
    await setOpen(true);
    expect(changed.json().data.attributes).toMatchObject({ firstName: "Ada", zipCode: "79401" });
  });

  test("pausing is the educator's, closing and approving are not", async () => {
    const educator = await server.person("educator");
    const { id } = await profileOf(educator);
    expect(
      (await change(educator, "user_profiles", id, { activeState: "paused" })).json().data.attributes
        .activeState,
    ).toBe("paused");
    const closed = await change(educator, "user_profiles", id, { activeState: "closed" });
    expect(closed.status).toBe(422);
    expect(closed.json().errors[0].detail).toBe("This can't go from paused to closed.");
    expect((await change(educator, "user_profiles", id, { approvalState: "approved" })).status).toBe(422);
    expect((await change(educator, "user_profiles", id, { liked: true })).status).toBe(403);
    expect((await change(educator, "user_profiles", id, { nonsense: true })).status).toBe(422);
  });

  test("a name changes on the account as well", async () => {
    const educator = await server.person("educator");
    const { id } = await profileOf(educator);
    await change(educator, "user_profiles", id, { firstName: "Ana" });
    expect((await educator.request("account")).json().data.attributes.firstName).toBe("Ana");
  });

  test("a file that never arrived is refused at its field", async () => {
    const educator = await server.person("educator");
    const { id } = await profileOf(educator);
    const answer = await change(educator, "user_profiles", id, {
      resume: "0198c0de-0000-7000-8000-000000000000",
    });
    expect(answer.status).toBe(422);
    expect(answer.json().errors[0].source.pointer).toBe("/data/attributes/resume");
  });
});

describe("histories", () => {
  const job = {
    jobTitle: "Lead Teacher",
    company: "Sunny Hill",
    city: "Austin",
    startDate: "2020-03",
    current: true,
  };

  test("an incomplete entry reports each field, a whole one is kept", async () => {
    const educator = await server.person("educator");
    const rejected = await make(educator, "user_profile/work_histories", {
      company: "!!!",
      startDate: "2020-03-01",
      endDate: "2019-01-01",
    });
    expect(rejected.status).toBe(422);
    const fields = rejected.json().errors.map((error: { meta: { field: string } }) => error.meta.field);
    expect(fields.sort()).toEqual(["city", "company", "endDate", "jobTitle", "workedWithChildren"]);
    const made = await make(educator, "user_profile/work_histories", { ...job, workedWithChildren: true });
    expect(made.status).toBe(201);
    expect(made.json().data.attributes).toMatchObject({
      startDate: "2020-03-01",
      current: true,
      gradeLevels: [],
    });
    const { id } = made.json().data;
    const worse = await change(
      educator,
      "work_histories",
      id,
      { current: false },
      "user_profile/work_histories",
    );
    expect(worse.json().errors[0].meta.field).toBe("endDate");
    const unknown = await make(educator, "user_profile/work_histories", {
      ...job,
      workedWithChildren: true,
      nope: 1,
    });
    expect(unknown.json().errors[0].code).toBe("unknown_attribute");
  });

  test("a day the calendar does not have is refused", async () => {
    const educator = await server.person("educator");
    const answer = await make(educator, "user_profile/work_histories", {
      ...job,
      workedWithChildren: true,
      startDate: "2023-02-30",
    });
    expect(answer.status).toBe(422);
  });

  test("a major is asked unless the level is high school", async () => {
    const educator = await server.person("educator");
    const levels = (await server.request("education_levels")).json().data as {
      id: string;
      attributes: { filterableEducationLevel: number };
    }[];
    const level = (value: number) =>
      levels.find(({ attributes }) => attributes.filterableEducationLevel === value)!.id;
    const school = { school: "Austin High", city: "Austin", startDate: "2010-09-01", endDate: "2014-06-01" };
    const plain = await make(educator, "user_profile/education_histories", {
      ...school,
      educationLevelId: level(0),
    });
    expect(plain.status).toBe(201);
    expect(plain.json().data.attributes.filterableEducationLevel).toBe(0);
    const lacking = await make(educator, "user_profile/education_histories", {
      ...school,
      educationLevelId: level(2),
    });
    expect(lacking.json().errors[0].meta.field).toBe("major");
    const raised = await change(
      educator,
      "education_histories",
      plain.json().data.id,
      { educationLevelId: level(2) },
      "user_profile/education_histories",
    );
    expect(raised.json().errors[0].meta.field).toBe("major");
  });

  test("somebody else's entry is not there", async () => {
    const [one, other] = [await server.person("educator"), await server.person("educator")];
    const made = await make(one, "user_profile/work_histories", { ...job, workedWithChildren: true });
    const path = `user_profile/work_histories/${made.json().data.id}`;
    expect((await other.request(path)).status).toBe(404);
    expect((await other.request(path, { method: "DELETE" })).status).toBe(404);
    expect((await one.request(path, { method: "DELETE" })).status).toBe(204);
  });
});
