/** The summary of an applicant that a language model has written, in the application. */
import { expectAccessible } from "./fixtures/axe.ts";
import { createJobWithApplicants } from "./fixtures/many-applicants.ts";
import type { ApiDocument } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";

test("an AI summary is labeled and rated; while it is written or after a failure the rest is unchanged", async ({
  employer,
  operator,
}) => {
  const [one] = await createJobWithApplicants(1, employer.profile, operator);
  const at = `employer/job_applications/${one!.applicationId}`;
  const expectedTexts: Record<string, unknown> = {
    aiSuitabilitySummaryBy: "model",
    aiSuitabilitySummary: "Calm and well read.",
  };
  // A push would restore the server's state, which has no model.
  await employer.routeWebSocket(/cable/, () => undefined);
  await employer.route("**/api/employer/job_applications**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json().catch(() => null)) as ApiDocument | { errors: unknown } | null;
    // A reload ends what is on its way.
    if (!body) return;
    if ("data" in body) for (const one of [body.data].flat()) Object.assign(one.attributes, expectedTexts);
    await route.fulfill({ response: answer, json: body });
  });
  const rated: unknown[] = [];
  await employer.route(`**/api/${at}/rate_summary`, async (route) => {
    rated.push(route.request().postDataJSON());
    expectedTexts["aiSuitabilitySummaryRating"] = "helpful";
    await route.fulfill({ contentType: "application/vnd.api+json", body: JSON.stringify({ data: null }) });
  });
  await employer.goto(`/employer/applicants/${one!.applicationId}`);
  await expect(
    employer.getByText("Written by AI from the application. Check it before you decide."),
  ).toBeVisible();
  await expect(employer.getByText("Calm and well read.")).toBeVisible();
  const helpful = employer.getByRole("button", { name: "Helpful", exact: true });
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => rated).toEqual([{ rating: "helpful" }]);
  await expectAccessible(employer);

  // Without a model there is no regeneration.
  await expect(employer.getByRole("button", { name: /Regenerate|Summarize/ })).toHaveCount(0);
  // Without its cookies a page comes without data, and asks for it here.
  const reload = async () => {
    await employer.context().clearCookies();
    await employer.reload();
  };
  expectedTexts["aiSuitabilitySummaryState"] = "failed";
  await reload();
  await expect(
    employer.getByText("A new summary could not be written. This is the one before."),
  ).toBeVisible();
  expectedTexts["aiSuitabilitySummaryState"] = "writing";
  await reload();
  await expect(employer.getByText("AI is writing a summary. It appears here by itself.")).toBeVisible();
});
