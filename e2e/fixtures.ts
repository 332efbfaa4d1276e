/** What every journey starts from: people already signed in, in browsers of their own, failing on any error of a page. */
import { expect, test as base } from "@playwright/test";
import { type Person, signIn, signUp } from "./api.ts";
import { publishJob, type PublishedJob } from "./scene.ts";
import { type Entrance, entrance, type SignedIn, type Visitor } from "./visitor.ts";

interface Journey {
  entrance: Entrance;
  /** Nobody signed in. */
  guest: Visitor;
  /** An educator of this journey's own, just signed up. */
  educator: SignedIn;
  /** An employer of this journey's own with one profile, just signed up. */
  employer: SignedIn;
  /** The sample marketplace's operator, for what only staff may do: no page, only the API. */
  operator: Person;
  /** A job of `employer`, open for applications. */
  publishedJob: PublishedJob;
}

export { expect };

export const test = base.extend<Journey>({
  entrance: async ({ browser, viewport, locale, timezoneId, contextOptions }, use) => {
    const door = entrance(browser, { ...contextOptions, viewport, locale, timezoneId });
    await use(door);
    expect(await door.close(), "errors in the pages' consoles").toEqual([]);
  },
  guest: async ({ entrance: door }, use) => use(await door.open()),
  educator: async ({ entrance: door }, use) => use(await door.open(await signUp("educator"))),
  employer: async ({ entrance: door }, use) => use(await door.open(await signUp("employer"))),
  operator: async ({}, use) => use(await signIn("operator")),
  publishedJob: async ({ employer, operator }, use) => use(await publishJob(employer.profile, operator)),
});
