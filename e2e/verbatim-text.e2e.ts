/** Names and titles that look like markup or like a placeholder show on every page as typed. */
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";

test("a name that looks like markup is shown as it was typed", async ({
  employer,
  educator,
  guest,
  operator,
}) => {
  const title = `<b>Lead</b> {0} </script> <0/> ${Date.now()}`;
  const job = await publishJob(employer.profile, operator, { title });
  expect(job.title).toBe(title);

  // As the server renders it, before any script ran.
  const source = await (await guest.request.get(job.path)).text();
  expect(source).not.toContain("<b>Lead");
  await guest.goto(job.path);
  await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await guest.title()).toContain(title);
  const data = await guest.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data!)).toMatchObject({ title });

  await guest.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(guest.getByRole("link", { name: title }).first()).toBeVisible();

  await educator.goto(job.path);
  await expect(educator.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await educator.profile.request("account", {
    method: "PUT",
    body: { data: { attributes: { firstName: "<b>Ana</b> {0}" } } },
  });
  await educator.reload();
  await educator.getByRole("button", { name: "Account menu" }).click();
  await expect(educator.getByRole("menu").getByText("<b>Ana</b> {0}")).toBeVisible();

  await employer.goto("/employer/jobs");
  const row = employer.getByRole("row").filter({ hasText: title });
  await row.getByRole("button", { name: `More actions for ${title}` }).click();
  await employer.getByRole("menuitem", { name: "Pause", exact: true }).click();
  await expect(employer.getByText(`“${title}” is paused`)).toBeVisible();
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});
