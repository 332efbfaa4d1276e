/** An employer's team: people come and go, and some act for several programs. */
import { randomBytes } from "node:crypto";
import { sessionKeys } from "#features/accounts/screens/session/session-storage.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { invitationsMailedTo } from "./fixtures/invitations.ts";
import { expect, test } from "./fixtures/test.ts";
import { productUrl } from "./fixtures/product-url.ts";
import type { Resource, Person } from "./fixtures/person.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const statusWith = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

test("a teammate is invited, comes, gets a role; a member sees the list and changes nothing", async ({
  employer,
  browser,
}) => {
  const address = `teammate-${randomBytes(5).toString("hex")}@e2e.example`;
  await employer.goto("/employer/profile#team");
  const team = part(employer, "Team");
  await expect(team.getByText("Invite a teammate to share applicants.")).toBeVisible();
  await team.getByRole("button", { name: "Invite teammate" }).click();
  const dialog = employer.getByRole("dialog", { name: "Invite teammate" });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByRole("alert").getByRole("link", { name: "Enter your first name" })).toBeVisible();
  await dialog.getByLabel("First name").fill("Ana");
  await dialog.getByLabel("Last name").fill("Reyes");
  await dialog.getByLabel("Work email").fill(address);
  await expectAccessible(employer);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(statusWith(employer, `The invitation is on its way to ${address}`)).toBeVisible();
  const ana = team.getByRole("article", { name: "Ana Reyes" });
  await expect(ana).toContainText("Invited");
  await expect(ana).toContainText("Member");
  const act = async (name: string) => {
    await ana.getByRole("button", { name: "More actions for Ana Reyes" }).click();
    await ana.getByRole("menuitem", { name }).click();
  };
  await act("Send the invitation again");
  await expect.poll(async () => (await invitationsMailedTo(address)).length).toBe(2);

  // By themselves: that someone who was removed is refused is an error in their console, and right.
  const context = await browser.newContext({ baseURL: productUrl() });
  const guest = await context.newPage();
  await guest.goto((await invitationsMailedTo(address))[0]!);
  await guest.getByRole("button", { name: "Join the team" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: / invited you to / })).toBeVisible();
  await expect(guest.getByText("Choose a password to join.")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel("Password", { exact: true }).fill("paper-lantern-row");
  await guest.getByRole("button", { name: "Join the team" }).click();
  await expect(statusWith(guest, /^Welcome to /)).toBeVisible();
  await expect(guest).toHaveURL(/\/employer\/today$/);
  await guest.goto("/employer/profile#team");
  const teamSection = part(guest, "Team");
  await expect(teamSection.getByText("Owners of your program invite and remove people.")).toBeVisible();
  await expect(teamSection.getByRole("article")).toHaveCount(2);
  await expect(teamSection.getByRole("button")).toHaveCount(1);

  await employer.reload();
  await expect(ana).toBeVisible();
  await expect(ana).not.toContainText("Invited");
  await act("Make an owner");
  await expect(ana).toContainText("Owner");
  await act("Remove from the team");
  await employer.getByRole("alertdialog").getByRole("button", { name: "Remove Ana" }).click();
  await expect(ana).toBeHidden();
  // The open page updates immediately.
  await expect(statusWith(guest, "You no longer belong to the program you acted for last.")).toBeVisible();
  await guest.goto("/employer/applicants");
  await expect(guest).toHaveURL(/\/select-employer-profile/);
  await expect(guest.getByText("You don't belong to a program yet.")).toBeVisible();
  await context.close();
});

async function ownEmployer(employer: Person): Promise<Resource> {
  const { included } = await employer.request<{ included: Resource[] }>(
    "employers/employer_profiles?include=employer",
  );
  return included[0]!;
}

test("who acts for two programs sees what waits at each, and a brand of its own with the site's", async ({
  employer,
  operator,
  entrance,
}) => {
  const { id } = await ownEmployer(employer.profile);
  const { data: brands } = await operator.request<{ data: Resource[] }>("brands");
  const moonrise = brands.find(({ attributes }) => attributes["name"] === "Moonrise Schools")!;
  await operator.request(`employers/${id}`, {
    method: "PATCH",
    body: {
      data: {
        type: "employers",
        id,
        attributes: { brandId: moonrise.id, abilities: ["link_external_urls"] },
      },
    },
  });
  await employer.goto("/employer/profile");
  await expect(employer.getByRole("complementary", { name: "Moonrise Schools with Cubby" })).toBeVisible();
  await expect(
    employer.getByText("Your job posts may lead to your own site, where educators apply."),
  ).toBeVisible();

  const second = `Kite Harbor East ${randomBytes(3).toString("hex")}`;
  const attributes = { name: second, zipCode: "78701", address: "9 Elm Street" };
  await employer.profile.request("employers", {
    method: "POST",
    body: { data: { type: "employers", attributes } },
  });
  // Signed in, and nothing chosen yet.
  const { [sessionKeys.employerProfileId]: _chosen, ...storage } = employer.profile.storage;
  const both = { ...storage, [sessionKeys.employerProfilesCount]: "2" };
  const director = await entrance.open({ ...employer.profile, storage: both });
  await director.goto("/employer/profile#team");
  await expect(director).toHaveURL(/\/select-employer-profile\?return=%2Femployer%2Fprofile%23team$/);
  await expectAccessible(director);
  await director.getByRole("radio", { name: second }).check();
  await director.getByRole("button", { name: "Continue" }).click();
  await expect(director).toHaveURL(/\/employer\/profile\/team#team$/);
  await expect(director.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expect(director.getByRole("complementary", { name: "Moonrise Schools with Cubby" })).toBeHidden();
  await director.getByRole("button", { name: new RegExp(`^${second}`) }).click();
  await expect(director.getByRole("menuitemradio", { name: /^Kite Harbor/ })).toHaveCount(2);
});
