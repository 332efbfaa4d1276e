/** How journeys walk through onboarding, and count what a thumb has to do. */
import { expect, type Locator, type Page } from "@playwright/test";

/** The page of one question; without a name, wherever one stopped. */
export const onboarding = (name?: string) =>
  `/register/teacher/onboarding${name ? `?section=any&question=${name}` : ""}`;

/** Nothing is on its way any more: what shows that is no part of the page. */
export const settled = (page: Page) =>
  expect(page.getByRole("progressbar", { name: "Loading page" })).toHaveCount(0);

/** Waits until this is what the page asks. */
export const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Two thumbs: each tap, each field filled in and each choice counts once. */
export class Hands {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  fill(label: string, text: string) {
    return this.do((page) => page.getByLabel(label, { exact: true }).fill(text));
  }

  press(name: string) {
    return this.do((page) => page.getByRole("button", { name, exact: true }).click());
  }

  check(role: "radio" | "checkbox", name: string | RegExp) {
    return this.do((page) => page.getByRole(role, { name, exact: typeof name === "string" }).check());
  }

  select(label: string, option: string) {
    return this.do((page) => page.getByLabel(label, { exact: true }).selectOption(option));
  }

  /** An answer is a choice and Continue: two. */
  async choose(name: string, role: "radio" | "checkbox" = "radio") {
    await this.check(role, name);
    await this.press("Continue");
  }

  /** A month is two: its name and its year. */
  async month(label: string, month: string, year: string) {
    const field = (page: Page): Locator => page.getByRole("group", { name: label });
    await this.do((page) => field(page).getByLabel("Month").selectOption(month));
    await this.do((page) => field(page).getByLabel("Year").fill(year));
  }

  private async do(act: (page: Page) => Promise<unknown>) {
    this.count += 1;
    await act(this.page);
  }
}
