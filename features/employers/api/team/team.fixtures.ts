/** For tests of teams: invitations, accepting them, and their mails. */
import { expect } from "vitest";
import type { testServer } from "#app/testing/test-server.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import type { TestEmployer } from "../employers.fixtures.ts";

export function teamOf(server: Awaited<ReturnType<typeof testServer>>) {
  let count = 0;
  const ana = (more: object = {}) => ({
    email: `ana-${++count}@people.example`,
    firstName: "Ana",
    lastName: "Reyes",
    ...more,
  });

  const program = (employerName: string) =>
    server.person("employer", { employerName, zipCode: "78701", address: "1 Main St" });

  async function invite(owner: TestEmployer, more: object = {}) {
    const answer = await make(owner, "employer_profiles", ana(more));
    if (answer.status !== 201) throw new Error(`inviting answered ${answer.status}: ${answer.text}`);
    return answer.json().data as { id: string; attributes: { email: string; invitedAt: string | null } };
  }

  const resend = (who: TestEmployer, id: string) =>
    who.request(`employer_profiles/${id}/resend_invitation`, { method: "POST", body: {} });

  const mailsTo = (address: string) =>
    server.db
      .selectFrom("mails")
      .select(["subject", "text"])
      .where("toAddress", "=", address)
      .orderBy("id")
      .execute();

  /** The link of the newest mail. */
  async function linkTo(address: string): Promise<string> {
    const { text } = (await mailsTo(address)).at(-1)!;
    return /\/api\/team_invitation\?token=[^\s]+/.exec(text)![0];
  }

  const answerLink = (link: string, answer: "accept" | "decline") =>
    server.request(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `answer=${answer}`,
    });

  /** Accepts by the link of the newest mail and chooses a password; answers as the person who is logged in then. */
  async function acceptAndLogIn(address: string): Promise<{ authorization: string }> {
    const accepted = await answerLink(await linkTo(address), "accept");
    expect(accepted.status).toBe(303);
    const token = decodeURIComponent(/join_team\?token=(.+)$/.exec(String(accepted.headers.location))![1]!);
    // The page for the password names the team and whoever invited, to the link's owner alone.
    const joined = (await server.request(`team_invitation/joined?token=${token}`)).json();
    expect(joined).toEqual({ program: expect.any(String), inviter: expect.stringMatching(/^\w+ \w+$/) });
    const answer = await server.request("account/reset_password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: {
        resetPasswordToken: token,
        password: "paper-lantern-row",
        passwordConfirmation: "paper-lantern-row",
      },
    });
    expect(answer.status).toBe(200);
    expect((await server.request(`team_invitation/joined?token=${token}`)).status).toBe(404);
    return { authorization: `Bearer ${String(answer.headers["access-token"])}` };
  }

  const readOne = async (who: TestEmployer, id: string) =>
    (await who.request(`employer_profiles/${id}`)).json().data.attributes;

  return { ana, program, invite, resend, mailsTo, linkTo, answerLink, acceptAndLogIn, readOne };
}
