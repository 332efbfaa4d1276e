import { expect, test } from "vitest";
import { returnPath } from "#platform/web/page/return-path.ts";
import { preserveReturnPath } from "./preserve-return-path.ts";

test("the way back travels on, with its query and its hash", () => {
  const back = "/jobs/lead-teacher/apply?step=2&x=a b#answers";
  const search = `?return=${encodeURIComponent(back)}`;
  const next = preserveReturnPath("/sign_up", search);
  expect(returnPath(new URL(next, "http://cubby.example").search)).toBe(back);
});

test("who sent the visitor travels on, other parameters do not", () => {
  expect(preserveReturnPath("/register/employer", "?referrer=spring-fair&utm=1&step=3")).toBe(
    "/register/employer?referrer=spring-fair",
  );
});

test("a page's own parameters stay, and win", () => {
  expect(preserveReturnPath("/register/teacher/city_pending?zip=82001", "?return=%2Fjobs")).toBe(
    "/register/teacher/city_pending?zip=82001&return=%2Fjobs",
  );
  expect(preserveReturnPath("/login?return=%2Fprofile", "?return=%2Fjobs")).toBe("/login?return=%2Fprofile");
});

test("with nothing to carry a path stays as it is", () =>
  expect(preserveReturnPath("/login", "")).toBe("/login"));
