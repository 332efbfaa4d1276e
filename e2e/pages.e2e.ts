import { productUrl } from "./fixtures/product-url.ts";
import { expect, test } from "./fixtures/test.ts";

test("an educator who is signed in stays signed in", async ({ educator }) => {
  await educator.goto("/jobs/applications");
  await expect(educator).toHaveURL(/\/jobs\/applications$/);
});

test("a published job has a page of its own", async ({ guest, publishedJob }) => {
  await guest.goto(publishedJob.path);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText(publishedJob.title);
});

test("a string that would become HTML without a policy is reported", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: productUrl() });
  const answer = await page.goto("/login");
  const header = answer?.headers()["content-security-policy-report-only"];
  expect(header).toContain("require-trusted-types-for 'script'");
  await expect(page.getByLabel("Email")).toBeVisible();
  const reported = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    document.addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective));
    document.createElement("div").innerHTML = '<img alt="" onerror="void 0">';
    return promise;
  });
  expect(reported).toBe("require-trusted-types-for");
  await page.close();
});
