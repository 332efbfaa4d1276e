/** What journeys of conversations share: an applicant and an employer who have begun to talk, and the parts of a thread. */
import type { Page } from "@playwright/test";
import type { Answer, Person } from "./api.ts";
import { expect } from "./fixtures.ts";
import { publishJob } from "./scene.ts";

export const make = (who: Person, path: string, attributes: object) =>
  who.ask<Answer>(path, {
    method: "POST",
    body: { data: { type: path.split("/").at(-1), attributes } },
  });

/** Applies for a job; gives the application and the profile that it came from. */
export async function apply(person: Person, jobListingId: string) {
  const { data } = await make(person, "job_applications", { jobListingId });
  const profile = data.relationships?.["user_profile"]?.data as { id: string };
  return { applicationId: data.id, userProfileId: profile.id };
}

/** An applicant and the employer, who has written once. */
export async function talk(educator: Person, employer: Person, operator: Person) {
  const job = await publishJob(employer, operator);
  const applied = await apply(educator, job.id);
  const { data } = await make(employer, "messages", {
    userProfileId: applied.userProfileId,
    data: { text: "Thank you for applying!" },
  });
  const conversation = data.relationships?.["conversation"]?.data as { id: string };
  return { ...applied, job, conversationId: conversation.id };
}

export const log = (page: Page) => page.getByRole("log", { name: /^Conversation with / });
export const input = (page: Page) => page.getByRole("textbox", { name: /^Message to / });
export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

export const write = async (page: Page, text: string) => {
  await input(page).fill(text);
  await send(page).click();
};

export const open = async (page: Page, side: "/messages" | "/employer/messages", conversationId: string) => {
  await page.goto(`${side}?conversation=${conversationId}`);
  await expect(log(page)).toBeVisible();
};
