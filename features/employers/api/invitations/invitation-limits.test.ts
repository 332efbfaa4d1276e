/** What inviting tells of an address (nothing), and that invitations sent at once pass no limit together. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { accountsOf, remove } from "#features/accounts/api/accounts.fixtures.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { teamOf } from "../team/team.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let people: ReturnType<typeof teamOf>;
beforeAll(async () => {
  server = await testServer();
  people = teamOf(server);
});
afterAll(() => server.close());

const name = { firstName: "Ana", lastName: "Reyes" };

test("an address of an educator, of staff and of a closed account answers as one that nobody has", async () => {
  const owner = await people.program("Quiet House");
  const educator = await server.person("educator", { firstName: "Marisol" });
  await accountsOf(server).staff();
  const closed = await people.program("Closed House");
  expect((await remove(closed)).status).toBe(202);
  await server.db.deleteFrom("mails").execute();
  const seen: unknown[] = [];
  for (const email of ["unknown@people.example", educator.email, demoAccounts.operator.email, closed.email]) {
    const answer = await make(owner, "employer_profiles", { email, ...name });
    const { id, attributes } = answer.json().data;
    const again = await people.resend(owner, id);
    const read = await people.readOne(owner, id);
    const withoutOwn = (one: Record<string, unknown>) => ({
      ...one,
      ...{ email: "-", slug: "-", createdAt: "-", updatedAt: "-", invitedAt: "-", invitationExpiresAt: "-" },
    });
    seen.push([answer.status, withoutOwn(attributes), again.status, withoutOwn(read)]);
  }
  expect(seen[0]).toMatchObject([201, { firstName: "Ana", invitationState: "pending" }, 200, {}]);
  for (const one of seen) expect(one).toEqual(seen[0]);

  const [mail] = await people.mailsTo(educator.email);
  expect(mail).toMatchObject({ subject: expect.stringMatching(/ invited you to Quiet House$/) });
  expect(mail!.text).toContain("Hello Marisol");
  expect(mail!.text).toContain("belongs to your educator account");
  expect(mail!.text).not.toContain("token=");
  for (const email of [demoAccounts.operator.email, closed.email])
    expect((await people.mailsTo(email)).filter(({ subject }) => subject.includes("Quiet House"))).toEqual(
      [],
    );
  expect((await educator.request("employers/invitations")).status).toBe(403);
  const [row] = await server.db
    .selectFrom("employerProfiles")
    .select(["id", "invitationToken"])
    .where("accountId", "=", educator.accountId)
    .execute();
  expect(row!.invitationToken).toBeNull();
  const accept = `employer_profiles/${row!.id}/accept_invitation`;
  expect((await educator.request(accept, { method: "POST", body: {} })).status).toBe(403);
});

test("of eight programs that invite one person at once, five do", async () => {
  const wanted = await people.program("Wanted House");
  const owners = [];
  for (let count = 0; count < 8; count++) owners.push(await people.program(`House ${count}`));
  const answers = await Promise.all(
    owners.map((owner) => make(owner, "employer_profiles", { email: wanted.email, ...name })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  const invitations = (await people.mailsTo(wanted.email)).filter(({ subject }) =>
    /invited you/.test(subject),
  );
  expect(invitations).toHaveLength(5);
});

test("two who invite each other at once both do", async () => {
  const [one, other] = [await people.program("This House"), await people.program("That House")];
  const answers = await Promise.all([
    make(one, "employer_profiles", { email: other.email, ...name }),
    make(other, "employer_profiles", { email: one.email, ...name }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});
