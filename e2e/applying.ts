/** What journeys about applying share: a job with questions, and the way through its pages. */
import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Answer, type Person, signUp } from "./api.ts";
import { publishJob } from "./scene.ts";

export const licensed = { id: "license", question: "Do you hold a license?", type: "yes_no", required: true };
export const why = { id: "why", question: "Why this program?", type: "text", required: false };
const screeningQuestions = [licensed, why];

export const pdf = {
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
};

export async function posted(operator: Person, more: Record<string, unknown> = { screeningQuestions }) {
  const employer = await signUp("employer");
  const job = await publishJob(employer, operator, more);
  return { employer, job, title: job.title, path: `${job.path}/apply` };
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** A button at work ignores further presses. */
export const goOn = (page: Page) =>
  page.getByRole("button", { name: "Continue" }).and(page.locator(":not([aria-busy=true])")).click();
export const mine = async (person: Person) =>
  (await person.ask<{ data: Answer["data"][] }>("job_applications")).data;

/** The server has the yes. */
export const answerKept = (person: Person) =>
  expect
    .poll(async () => (await mine(person))[0]?.attributes["screeningQuestions"])
    .toMatchObject([{ answer: true }, {}]);

/** Up to the check, with every question answered. */
export async function fillIn(page: Page, path: string) {
  await page.goto(path);
  await goOn(page);
  await page.getByLabel("Yes").check();
  await goOn(page);
  await goOn(page);
  await expect(heading(page, "Check your answers")).toBeFocused();
}

/** From the log-in dialog of a guest who pressed "Apply" to an account of their own. */
export async function signUpOnTheWay(page: Page, zipCode: string) {
  await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("link", { name: "I'm looking for a job" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Vale");
  await page.getByLabel("Email").fill(`ada-${randomBytes(4).toString("hex")}@journeys.example`);
  await page.getByLabel("Password", { exact: true }).fill("kites-over-the-harbor");
  await page.getByLabel("ZIP code").fill(zipCode);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole("button", { name: "Create account" }).click();
}
