import { expect, test } from "vitest";
import { educatorRegistration } from "./educator-registration.ts";

const right = {
  firstName: "Ada",
  lastName: "Vale",
  email: " Ada@Example.com ",
  password: "kites-over-the-harbor",
  zipCode: "78701",
  phoneNumber: "",
  smsNotifications: false,
  terms: true,
};
const problems = (more: object) =>
  educatorRegistration
    .safeParse({ ...right, ...more })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("a phone number is optional, and the address is folded", () => {
  expect(educatorRegistration.parse(right)).toMatchObject({ email: "ada@example.com", phoneNumber: "" });
});

test("text messages need a number to go to", () => {
  expect(problems({ smsNotifications: true })).toEqual([
    ["phoneNumber", "Enter your phone number to get text messages"],
  ]);
  expect(problems({ smsNotifications: true, phoneNumber: "(512) 555-0123" })).toEqual([]);
});

test("everything wrong is told at once", () => {
  const wrong = problems({ zipCode: "7870", terms: false, smsNotifications: true });
  expect(wrong.map(([field]) => field).toSorted()).toEqual(["phoneNumber", "terms", "zipCode"]);
  expect(wrong).toContainEqual(["zipCode", "Enter a 5-digit ZIP code, like 78701"]);
});

test("a common password is refused", () =>
  expect(problems({ password: "password123" })[0]?.[0]).toBe("password"));
