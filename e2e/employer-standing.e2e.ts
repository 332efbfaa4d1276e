/** A program that waits for its review or was turned away, and invitations into its team. */
import { signUp } from "./fixtures/api.ts";
import { confirmEmail } from "./fixtures/confirm-email.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectAccessiblePage, employerIdOf, actOnEmployer, standingStrip } from "./fixtures/standing.ts";
import type { Resource, ApiDocument } from "./fixtures/person.ts";

test("a program that waits, has to change something, or is turned away reads so with what is left to do", async ({
  operator,
  entrance,
}) => {
  const person = await signUp("employer", {}, { isUnconfirmed: true });
  const employerId = await employerIdOf(person);
  // In sample mode confirming approves, so a program waits again only after a refusal that was lifted.
  await actOnEmployer(operator, employerId, "refuse", { reason: "We don't find your license." });
  await confirmEmail(person.email);
  await actOnEmployer(operator, employerId, "lift");
  const employer = await entrance.open(person);
  await employer.goto("/employer/profile");
  const list = employer.getByRole("region", { name: "Getting started" });
  await expect(standingStrip(employer, "Review of your program")).toContainText("within one business day");
  await expect(list).toContainText("Your first job is reviewed together with your program.");
  await expect(list.getByRole("link", { name: "Post a job" })).toBeVisible();
  await expectAccessiblePage(employer);
  await employer.goto("/educators");
  await expectAccessiblePage(employer);

  await actOnEmployer(operator, employerId, "request_changes", { note: "Add your license number." });
  await employer.goto("/employer/profile");
  await expect(standingStrip(employer, "Review of your program")).toContainText("Add your license number.");
  await expect(list).toContainText("We asked for a few changes");
  await expectAccessiblePage(employer);
  await employer.getByRole("button", { name: "It's done: look again" }).click();
  await expect(employer.getByText("Thanks. We look at it within one business day.")).toBeVisible();

  // Nothing may be under way while both decisions follow each other: it would rightly be refused.
  await employer.goto("about:blank");
  await actOnEmployer(operator, employerId, "approve");
  await actOnEmployer(operator, employerId, "suspend", { reason: "Families told us of a closure." });
  await employer.setViewportSize({ width: 375, height: 812 });
  await employer.goto("/employer/profile");
  await expect(standingStrip(employer, "Your program")).toContainText("Families told us of a closure.");
  await expect(list).toContainText("these steps wait until this is cleared up");
  await expect(list.getByRole("link")).toHaveCount(0);
  await expectAccessiblePage(employer);
  await employer.getByRole("button", { name: "About your program" }).click();
  await expect(employer.getByRole("textbox", { name: "Website" })).toBeDisabled();
  await expectAccessiblePage(employer);
  await employer.goto("/employer/jobs/new");
  await expect(employer).toHaveURL(/\/employer\/jobs$/);
  await expect(employer.getByRole("main").getByRole("link", { name: "Post a job" })).toHaveCount(0);
  await expectAccessiblePage(employer);
  await standingStrip(employer, "Your program").getByRole("link", { name: "Download your data" }).click();
  await expect(employer).toHaveURL(/\/settings#data$/);
});

test("an invitation into a team waits at sign-up and after logging in; one that has ended says so", async ({
  employer,
  guest,
}) => {
  const invited = await signUp("employer");
  const attributes = { email: invited.email, firstName: "Ines", lastName: "Okoro" };
  await employer.profile.request<ApiDocument>("employer_profiles", {
    method: "POST",
    body: { data: { type: "employer_profiles", attributes } },
  });
  await employer.route(/\/api\/employer_profiles\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Resource[] };
    for (const { attributes: row } of body.data)
      if (row["invitationState"] === "pending") row["invitationExpiresAt"] = "2020-01-01T00:00:00Z";
    await route.fulfill({ response: answer, json: body });
  });
  await employer.goto("/employer/profile#team");
  await expect(employer.getByRole("article", { name: "Ines Okoro" })).toContainText("Invitation expired");
  await expectAccessiblePage(employer);

  await guest.setViewportSize({ width: 375, height: 812 });
  await guest.goto("/register/employer");
  await guest.getByLabel("First name").fill("Ines");
  await guest.getByLabel("Last name").fill("Okoro");
  await guest.getByLabel("Work email").fill(invited.email);
  await guest.getByLabel("Password", { exact: true }).fill("another-password-of-mine");
  await guest.getByLabel("Phone number").fill("(512) 555-0123");
  await guest.getByLabel("Your position").fill("Director");
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByText("Were you invited to a team?")).toBeVisible();
  await expectAccessiblePage(guest);
  await guest.getByRole("link", { name: "Log in or reset your password" }).click();
  await expect(guest.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(guest.getByLabel("Email")).toHaveValue(invited.email);
  await guest.getByLabel("Password", { exact: true }).fill(invited.password);
  await guest.getByRole("button", { name: "Log in", exact: true }).click();
  const invitation = guest.getByRole("complementary", { name: /^Invitation from Kite Harbor/ });
  await expect(invitation).toContainText("invites you to its team");
  await expect(guest.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expectAccessiblePage(guest);
  await invitation.getByRole("button", { name: "Join the team" }).click();
  await expect(guest.getByText(/^You are on the team of Kite Harbor/)).toBeVisible();
  await expect(invitation).toBeHidden();
});
