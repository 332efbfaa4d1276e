/** The review of a profile: requested changes, what its owner is emailed, and the appeal against it. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import { answerRequired, change, make, operatorOf, ownProfile } from "../educators.fixtures.ts";
import { emailAppealDecision, emailAppealToOperators } from "./email-appeal.job.ts";
import { emailReview } from "./email-review.job.ts";

const server = await testServer();
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [
  emailReview,
  emailAppealDecision,
  emailAppealToOperators,
]);
afterAll(() => server.close());
const operator = await operatorOf(server);

type Person = Awaited<ReturnType<typeof server.person>>;

async function complete() {
  const educator = await server.person("educator", { firstName: "Ana", lastName: "Ruiz", zipCode: "78701" });
  await answerRequired(server, educator);
  return { educator, id: (await ownProfile(educator)).id as string };
}

const review = (id: string, attributes: object) => change(operator, "user_profiles", id, attributes);
const stateOf = async (educator: Person) => (await ownProfile(educator)).attributes.approvalState;
const answer = (educator: Person, profileQuestionName: string, value: string) =>
  make(educator, "user_profile/profile_question_answers", { profileQuestionName, value });
const appealing = (who: Person, id: string, text: string) =>
  who.request(`user_profiles/${id}/appeal`, { method: "POST", body: { text } });
const decide = (id: string, attributes: object) => change(operator, "appeals", id, attributes);

async function findMailsTo(address: string) {
  await jobs.run();
  return server.db
    .selectFrom("mails")
    .select(["name", "subject", "text", "language"])
    .where("toAddress", "=", address)
    .orderBy("id")
    .execute();
}

describe("a review", () => {
  test("asks for changes by name; fixed and handed in again, the profile is back in review", async () => {
    const { educator, id } = await complete();
    const first = (await ownProfile(educator)).attributes.submittedAt;
    expect(first).toEqual(expect.any(String));
    const response = await review(id, {
      approvalState: "changes_requested",
      changesRequested: ["workHistories", "desired_role"],
      reviewNote: "Your last employer is cut off.",
    });
    expect(response.status).toBe(200);
    expect((await ownProfile(educator)).attributes).toMatchObject({
      approvalState: "changes_requested",
      changesRequested: ["workHistories", "desired_role"],
      reviewNote: "Your last employer is cut off.",
    });
    const [mail] = await findMailsTo(educator.email);
    expect(mail).toMatchObject({ name: "educators.profile-changes-requested" });
    expect(mail!.text).toContain("Work history");
    expect(mail!.text).toContain("Which roles are you looking for?");
    expect(mail!.text).toContain("Your last employer is cut off.");

    expect((await make(educator, "onboarding_events", { event: "profile_submitted" })).status).toBe(201);
    const again = (await ownProfile(educator)).attributes;
    expect(again.approvalState).toBe("pending");
    expect(again.submittedAt > first).toBe(true);
    await review(id, { approvalState: "approved" });
    expect((await ownProfile(educator)).attributes).toMatchObject({
      approvalState: "approved",
      changesRequested: [],
      reviewNote: "",
    });
  });

  test("is told once each time, in the reader's language", async () => {
    const { educator, id } = await complete();
    await server.db
      .updateTable("accounts")
      .set({ language: "es" })
      .where("id", "=", educator.accountId)
      .execute();
    await review(id, { approvalState: "approved" });
    await review(id, { approvalState: "suspended", reviewNote: "No phone." });
    await review(id, { approvalState: "approved" });
    const mails = await findMailsTo(educator.email);
    // A state that changed before its email was sent is not emailed.
    expect(mails.map(({ name }) => name)).toEqual([
      "educators.profile-approved",
      "educators.profile-approved",
    ]);
    expect(mails[0]!.language).toBe("es");
    await jobs.run();
    expect(await findMailsTo(educator.email)).toHaveLength(2);
  });

  test("is decided by operators alone, and read by the owner and them", async () => {
    const { educator, id } = await complete();
    expect(
      (await change(educator, "user_profiles", id, { changesRequested: [], reviewNote: "fine" })).status,
    ).toBe(403);
    await review(id, { approvalState: "approved", reviewNote: "" });
    const employer = await server.person("employer", { employerName: "Acorn House", zipCode: "78701" });
    const attributes = (await employer.request(`user_profiles/${id}`)).json().data.attributes;
    for (const name of ["changesRequested", "reviewNote", "submittedAt"])
      expect(attributes).not.toHaveProperty(name);
    expect(
      (await operator.request("user_profiles?sort=submittedAt&filter[approvalState]=pending")).status,
    ).toBe(200);
    expect((await employer.request("user_profiles?sort=submittedAt")).status).toBe(400);
  });
});

describe("an appeal", () => {
  test("upheld, lets the profile back into review for good, and only for that answer", async () => {
    const { educator, id } = await complete();
    await answer(educator, "may_work_in_us", "no");
    expect(await stateOf(educator)).toBe("rejected");
    const made = await appealing(educator, id, "I have a work permit, I misread the question.");
    expect(made.status).toBe(201);
    expect(made.json().data).toMatchObject({ type: "appeals", attributes: { state: "open" } });
    const second = await appealing(educator, id, "Please!");
    expect(second.status).toBe(409);
    expect(second.json().errors[0].code).toBe("appeal_open");
    const { contactEmail } = await server.db
      .selectFrom("brands")
      .select("contactEmail")
      .where("isDefault", "=", true)
      .executeTakeFirstOrThrow();
    const [told] = await findMailsTo(contactEmail);
    expect(told).toMatchObject({ name: "educators.appeal" });
    expect(told!.text).toContain("I have a work permit");

    const appealId = made.json().data.id;
    const listed = (await operator.request("appeals?filter[state]=open&include=user_profile")).json();
    expect(listed.data.map((row: { id: string }) => row.id)).toContain(appealId);
    expect((await decide(appealId, { state: "upheld", answer: "Welcome." })).status).toBe(200);
    expect(await stateOf(educator)).toBe("pending");
    // Any change rechecks the profile: the answer was waived, so it does not reject again.
    await answer(educator, "desired_start", "asap");
    expect(await stateOf(educator)).toBe("pending");
    const names = (await educator.request("profile_questions?page[size]=100"))
      .json()
      .data.map((row: { attributes: { name: string } }) => row.attributes.name);
    expect(names).not.toContain("may_not_work_here");
    const [question] = (await educator.request("profile_questions?filter[name]=may_work_in_us")).json().data;
    expect(JSON.stringify(question.attributes.options)).not.toContain("final");
    await answer(educator, "may_work_in_us", "yes");
    expect(await stateOf(educator)).toBe("pending");
    const mails = await findMailsTo(educator.email);
    expect(mails.map(({ name }) => name)).toEqual(["educators.profile-rejected", "educators.appeal-upheld"]);
    expect(mails[0]!.text).toContain("only hire people who may work here");
    expect(mails[1]!.text).toContain("Welcome.");
    expect((await decide(appealId, { state: "declined" })).status).toBe(422);
  });

  test("declined, the rejection stays and is answered; there is nothing to appeal where nothing was refused", async () => {
    const { educator, id } = await complete();
    const early = await appealing(educator, id, "Why?");
    expect(early.status).toBe(409);
    expect(early.json().errors[0].code).toBe("not_rejected");
    await review(id, { approvalState: "rejected", reviewNote: "We could not confirm who you are." });
    expect((await appealing(educator, id, " ")).status).toBe(422);
    const made = await appealing(educator, id, "Here I am.");
    await decide(made.json().data.id, { state: "declined", answer: "Still no." });
    expect(await stateOf(educator)).toBe("rejected");
    const last = (await findMailsTo(educator.email)).at(-1)!;
    expect(last).toMatchObject({ name: "educators.appeal-declined" });
    expect(last.text).toContain("Still no.");
    expect((await make(educator, "onboarding_events", { event: "profile_submitted" })).status).toBe(409);
  });

  test("is the educator's own: nobody else sees it or speaks for them", async () => {
    const { educator, id } = await complete();
    const { educator: other } = await complete();
    await answer(educator, "may_work_in_us", "no");
    expect((await appealing(other, id, "For a friend.")).status).toBe(404);
    const made = await appealing(educator, id, "Please look again.");
    expect((await other.request(`appeals/${made.json().data.id}`)).status).toBe(404);
    expect((await other.request("appeals")).json().data).toEqual([]);
    expect((await educator.request("appeals")).json().data).toHaveLength(1);
    const response = await change(educator, "appeals", made.json().data.id, { state: "upheld" });
    expect(response.status).toBe(403);
    expect((await server.request("appeals")).status).toBe(401);
  });
});
