/** What is pressed shows before the server has answered, and what it refuses is as before, with a sentence that says so. */
import type { Page, Route } from "@playwright/test";
import { applyTo, startConversation } from "./fixtures/conversation.ts";
import { expect, test } from "./fixtures/test.ts";

/** Holds the answer back until it is told to refuse. */
async function holdBack(page: Page, address: string) {
  const held = Promise.withResolvers<Route>();
  await page.route(address, (route) =>
    route.request().method() === "GET" ? route.continue() : held.resolve(route),
  );
  return {
    refuse: async () => {
      const errors = [{ status: "422", title: "Refused", detail: "That is not possible now." }];
      await (await held.promise).fulfill({ status: 422, json: { errors } });
    },
  };
}

const problem = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ }).first();

test("a paused job says so at once, and is published again where the server refuses", async ({
  employer,
  publishedJob,
}) => {
  const job = employer.getByRole("row", { name: new RegExp(publishedJob.title) });
  const refused = await holdBack(employer, "**/pause");
  await employer.goto("/employer/jobs");
  await job.getByRole("button", { name: /More actions/ }).click();
  await employer.getByRole("menuitem", { name: "Pause" }).click();
  await expect(job.getByText("Paused", { exact: true })).toBeVisible();
  await refused.refuse();
  await expect(problem(employer)).toBeVisible();
  await expect(job.getByText("Paused", { exact: true })).toBeHidden();
});

test("a shortlisted applicant is so at once, and new again where the server refuses", async ({
  educator,
  employer,
  publishedJob,
}) => {
  await applyTo(educator.profile, publishedJob.id);
  const refused = await holdBack(employer, "**/shortlist");
  await employer.goto("/employer/applicants?stage=all");
  const row = employer.getByRole("article", { name: educator.profile.fullName });
  await row.focus();
  await employer.keyboard.press("s");
  await expect(row.getByText("Shortlisted")).toBeVisible();
  await refused.refuse();
  await expect(problem(employer)).toBeVisible();
  await expect(row.getByText("Shortlisted")).toBeHidden();
});

test("a star shows at once, and is gone again where the server refuses", async ({
  educator,
  employer,
  operator,
}) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  const refused = await holdBack(employer, `**/employer/conversations/${conversationId}`);
  await employer.goto("/employer/messages?filter=all");
  const star = employer.getByRole("button", { name: `Star ${educator.profile.fullName}` });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await refused.refuse();
  await expect(problem(employer)).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("a note is in the list at once, and back in its field where the server refuses", async ({
  educator,
  employer,
  publishedJob,
}) => {
  await applyTo(educator.profile, publishedJob.id);
  const refused = await holdBack(employer, "**/employers/notes");
  await employer.goto("/employer/applicants?stage=all");
  const field = employer.getByRole("textbox", { name: /^Add a note about/ });
  await field.fill("Asked about naps");
  await employer.getByRole("button", { name: "Save note" }).click();
  const note = employer.getByRole("listitem").filter({ hasText: "Asked about naps" });
  await expect(note).toBeVisible();
  await expect(field).toHaveValue("");
  await refused.refuse();
  await expect(employer.getByText("That is not possible now.")).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(field).toHaveValue("Asked about naps");
});

test("a deleted search leaves the list at once, and is back where the server refuses", async ({
  educator,
}) => {
  const attributes = { name: "Close to home", filters: { q: "lead" }, frequency: "daily" };
  const body = { data: { type: "job_alerts", attributes } };
  await educator.profile.request("job_alerts", { method: "POST", body });
  const refused = await holdBack(educator, "**/job_alerts/*");
  await educator.goto("/jobs?saved=open");
  const search = educator.getByRole("article", { name: "Close to home" });
  await search.getByRole("button", { name: "Delete Close to home" }).click();
  await expect(search).toHaveCount(0);
  await refused.refuse();
  await expect(problem(educator)).toBeVisible();
  await expect(search).toBeVisible();
});
