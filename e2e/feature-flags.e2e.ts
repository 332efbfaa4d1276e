/** A feature flag switches a screen: an operator sets it, and the next load of the page follows. */
import { signUp } from "./fixtures/api.ts";
import type { Resource } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";
import type { SignedIn } from "./fixtures/visitor.ts";

test("an operator switches resume import off in one area, and on for one account there", async ({
  entrance,
  operator,
}) => {
  // Nobody else in these tests lives there: they go on with the feature.
  const area = { zipCode: "79401" };
  const [chosen, neighbor] = await Promise.all([
    entrance.open(await signUp("educator", area)),
    entrance.open(await signUp("educator", area)),
  ]);
  await expectResumeImport(neighbor, true);
  const { data: account } = await chosen.profile.request("account");
  const attributes = {
    name: "resume_import",
    state: "some",
    accounts: [account.id],
    geographies: await otherGeographies(neighbor),
  };
  const { data: flag } = await operator.request("feature_flags", {
    method: "POST",
    body: { data: { type: "feature_flags", attributes } },
  });
  try {
    await expectResumeImport(neighbor, false);
    await expectResumeImport(chosen, true);
  } finally {
    await operator.request(`feature_flags/${flag.id}`, { method: "DELETE" });
  }
  await expectResumeImport(neighbor, true);
});

async function otherGeographies({ profile }: SignedIn): Promise<string[]> {
  const own = await profile.request<{ data: Resource[] }>("user_profiles?include=geography");
  const relation = own.data[0]?.relationships?.geography?.data;
  expect(relation).toBeTruthy();
  const all = await profile.request<{ data: Resource[] }>("geographies?page[size]=100");
  return all.data.map(({ id }) => id).filter((id) => id !== (relation as Resource).id);
}

async function expectResumeImport(page: SignedIn, isShown: boolean) {
  await page.goto("/profile");
  // The flags come with the page, or are asked for on a first visit.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: /Add a job|Add job/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Fill in from a resume" })).toHaveCount(isShown ? 1 : 0);
}
