/** A visit as ahoy.js posts it, and the texts that may be kept. */
import { expect, test } from "vitest";
import { addressOf, tokenOf } from "./stored-text.ts";
import { readVisit } from "./visit-report.ts";

test("UTM values come from the parameters, else from the landing page", () => {
  const landing_page = "https://cubby.example/jobs?utm_source=page&utm_medium=mail";
  expect(readVisit({ landing_page, utm_source: "given" })).toMatchObject({
    landingPage: landing_page,
    utmSource: "given",
    utmMedium: "mail",
    utmCampaign: null,
  });
});

test("the referring domain is the referrer's host", () => {
  expect(readVisit({ referrer: "https://search.example/q?x=1" }).referringDomain).toBe("search.example");
  expect(readVisit({ referrer: "not an address" }).referringDomain).toBeNull();
  expect(readVisit({}).referringDomain).toBeNull();
});

test("screen sizes are whole pixels, also from a form", () => {
  expect(readVisit({ screen_width: 1440, screen_height: "900" })).toMatchObject({
    screenWidth: 1440,
    screenHeight: 900,
  });
  expect(readVisit({ screen_width: -1, screen_height: "wide" })).toMatchObject({
    screenWidth: null,
    screenHeight: null,
  });
});

test("tokens keep letters, digits and dashes, 64 of them", () => {
  expect(tokenOf(" a-B_9'; drop ")).toBe("a-B9drop");
  expect(tokenOf("x".repeat(100))).toHaveLength(64);
  expect(tokenOf({ a: 1 })).toBe("");
});

test("an address loses its secrets and nothing else", () => {
  const secret = "https://cubby.example/reset_password?reset_password_token=abc&utm_source=mail";
  expect(addressOf(secret)).toBe("https://cubby.example/reset_password?utm_source=mail");
  expect(addressOf("https://cubby.example/jobs?q=a b")).toBe("https://cubby.example/jobs?q=a b");
  expect(addressOf("")).toBeNull();
});
