/** Profile questions: which apply, the effect of answers, and when a profile is submitted. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { answerRequired, make } from "../educators.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const profileOf = async (educator: Awaited<ReturnType<typeof server.person>>) =>
  (await educator.request("user_profiles")).json().data[0];

describe("questions and answers", () => {
  test("an answer adds its unlisted questions right behind itself; changing it takes them away", async () => {
    const educator = await server.person("educator");
    const listNames = async () =>
      (
        (await educator.request("profile_questions?filter[category]=job_preferences&page[size]=100")).json()
          .data as { attributes: { name: string } }[]
      ).map(({ attributes }) => attributes.name);
    expect(await listNames()).not.toContain("notice_period");
    const notice = {
      profileQuestionName: "desired_start",
      value: "i have to give notice to my current employer",
    };
    const first = await make(educator, "user_profile/profile_question_answers", notice);
    expect(first.status).toBe(201);
    const after = await listNames();
    expect(after.indexOf("notice_period")).toBe(after.indexOf("desired_start") + 1);
    await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "notice_period",
      value: "2 weeks' notice",
    });
    const again = await make(educator, "user_profile/profile_question_answers", { ...notice, value: "asap" });
    expect(again.json().data.id).toBe(first.json().data.id);
    expect(await listNames()).not.toContain("notice_period");
    const stored = await server.db
      .selectFrom("profileQuestionAnswers")
      .select(["active", "value"])
      .where("profileQuestionName", "=", "notice_period")
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ active: false, value: "2 weeks' notice" });
  });

  test("a list of profiles includes the answers that it filters for, and links to no others", async () => {
    const educator = await server.person("educator");
    await answerRequired(server, educator);
    const included = async (filter: string) => {
      const answer = await educator.request(`user_profiles?include=profile_question_answers&${filter}`);
      const document = answer.json();
      const names = (document.included as { id: string; attributes: { profileQuestionName: string } }[]).map(
        ({ attributes }) => attributes.profileQuestionName,
      );
      expect(document.data[0].relationships.profile_question_answers.data).toHaveLength(names.length);
      return names;
    };
    const byName = "filter[profile_question_answers.profileQuestionName]";
    expect((await included("")).length).toBeGreaterThan(2);
    expect((await included(`${byName}=is_adult,may_work_in_us`)).toSorted()).toEqual([
      "is_adult",
      "may_work_in_us",
    ]);
    expect(await included(`${byName}=no_such_question`)).toEqual([]);
    for (const name of [
      "profile_question_answers.value",
      "profile_question_answers.category.name",
      "account.email",
      "constructor.name",
    ]) {
      const answer = await educator.request(`user_profiles?filter[${name}]=a`);
      expect(answer.json().errors[0]).toMatchObject({
        code: "unknown_parameter",
        source: { parameter: `filter[${name}]` },
      });
    }
  });

  test("answers given at once are all kept, and none of them stays missing", async () => {
    const educator = await server.person("educator");
    const given = ["is_adult", "may_work_in_us", "background_check"];
    const saves = given.map((profileQuestionName) =>
      make(educator, "user_profile/profile_question_answers", { profileQuestionName, value: "yes" }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([201, 201, 201]);
    const { missingScreeningQuestions } = (await profileOf(educator)).attributes;
    for (const name of given) expect(missingScreeningQuestions).not.toContain(name);
  });

  test("guests get the listed questions only, and a wrong answer is refused at value", async () => {
    const listed = (await server.request("profile_questions?page[size]=100")).json().data as {
      attributes: { unlisted: boolean };
    }[];
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.every(({ attributes }) => !attributes.unlisted)).toBe(true);
    const educator = await server.person("educator");
    const wrong = await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "is_adult",
      value: "maybe",
    });
    expect(wrong.json().errors[0].source.pointer).toBe("/data/attributes/value");
  });

  test("employers read the questions that a flow adds, too, so that each missing one has words", async () => {
    const employer = await server.person("employer", { employerName: "Fir House", zipCode: "78701" });
    const path = "profile_questions?filter[category]=screening&page[size]=100";
    const namesFor = async (who: Pick<typeof server, "request">) =>
      ((await who.request(path)).json().data as { attributes: { name: string } }[]).map(
        ({ attributes }) => attributes.name,
      );
    expect(await namesFor(employer)).toContain("sponsorship_needed");
    expect(await namesFor(server)).not.toContain("sponsorship_needed");
  });

  test("everything given hands the profile in; a final answer rejects it", async () => {
    const educator = await server.person("educator", { zipCode: "78701" });
    await answerRequired(server, educator);
    expect((await profileOf(educator)).attributes).toMatchObject({
      missingRequiredFields: [],
      missingScreeningQuestions: [],
      approvalState: "pending",
      metadata: { completeness: 100 },
    });
    await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName: "may_work_in_us",
      value: "no",
    });
    expect((await profileOf(educator)).attributes.approvalState).toBe("rejected");
  });

  test("where the area approves by itself, a complete profile is approved at once", async () => {
    await server.db
      .updateTable("geographies")
      .set({ approvesCompleteProfiles: true })
      .where("shortName", "=", "Denver")
      .execute();
    const educator = await server.person("educator", { zipCode: "80202" });
    await answerRequired(server, educator);
    expect((await profileOf(educator)).attributes.approvalState).toBe("approved");
  });
});

describe("onboarding events", () => {
  const say = (who: Awaited<ReturnType<typeof server.person>>, event: string) =>
    make(who, "onboarding_events", { event });
  const isOnboarded = async (who: Awaited<ReturnType<typeof server.person>>) =>
    (await who.request("account")).json().data.attributes.onboardComplete;

  test("onboarding ends by itself once nothing is missing; until then, submitting names what is", async () => {
    const educator = await server.person("educator", { zipCode: "78701" });
    expect((await say(educator, "section_started:basics")).status).toBe(201);
    const early = await say(educator, "profile_submitted");
    expect(early.status).toBe(422);
    expect(early.json().errors[0]).toMatchObject({
      code: "profile_incomplete",
      meta: { missing: expect.arrayContaining(["educationHistories", "desired_role", "is_adult"]) },
    });
    expect(await isOnboarded(educator)).toBe(false);
    await answerRequired(server, educator);
    expect(await isOnboarded(educator)).toBe(true);
    expect((await profileOf(educator)).attributes).toMatchObject({ approvalState: "pending" });
    expect((await say(educator, "profile_submitted")).status).toBe(201);
    expect((await profileOf(educator)).attributes.approvalState).toBe("pending");
    const events = (await educator.request("onboarding_events")).json().data;
    expect(events.map(({ attributes }: { attributes: { event: string } }) => attributes.event)).toEqual([
      "profile_submitted",
      "section_started:basics",
    ]);
  });

  test("everybody sees their own events only, and an event is a word", async () => {
    const educator = await server.person("educator", { zipCode: "78701" });
    const employer = await server.person("employer", { employerName: "Acorn House", zipCode: "78701" });
    await say(educator, "section_started:basics");
    expect((await say(employer, "job_started")).status).toBe(201);
    expect((await employer.request("onboarding_events")).json().data).toHaveLength(1);
    expect((await server.request("onboarding_events")).status).toBe(401);
    const wrong = await say(educator, "DROP TABLE");
    expect(wrong.status).toBe(422);
    expect(wrong.json().errors[0].source.pointer).toBe("/data/attributes/event");
  });
});
