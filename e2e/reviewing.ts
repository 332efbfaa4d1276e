/** What journeys about standing share: what the operator decides, and the strips that tell of it. */
import type { Page } from "@playwright/test";
import type { Person, Resource } from "./api.ts";
import { axe, fitsItsWidth } from "./axe.ts";

export const strip = (page: Page, name: string) => page.getByRole("complementary", { name, exact: true });

/** What the operator decides about a profile. */
export async function decide(operator: Person, id: string, approvalState: string) {
  const attributes = { approvalState, reviewNote: "Please call us about your certificate." };
  await operator.ask(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type: "user_profiles", id, attributes } },
  });
}

export async function employerIdOf({ ask }: Person): Promise<string> {
  const { included } = await ask<{ included: Resource[] }>("employers/employer_profiles?include=employer");
  return included.find(({ type }) => type === "employers")!.id;
}

/** What the operator presses about a program. */
export const press = (operator: Person, employerId: string, verb: string, body: object = {}) =>
  operator.ask(`employers/${employerId}/${verb}`, { method: "POST", body });

export async function checked(page: Page) {
  await axe(page);
  await fitsItsWidth(page);
}
