import { expect, test } from "vitest";
import { registrationInput } from "./form-inputs.ts";
import { emptyRegistration, registrationSteps, type Registration } from "./registration-form.ts";
import { reachableStep, stepOfField, stepsFor } from "./registration-steps.ts";

const whole: Registration = {
  ...emptyRegistration,
  firstName: "Ada",
  lastName: "Vale",
  email: "ada@example.com",
  phoneNumber: "(512) 555-0123",
  position: "Director",
  employerName: "Kite Harbor",
  zipCode: "78701",
  centerType: "Private School",
  address: "410 Oak Street",
  locationIds: ["typed"],
};
const problems = (step: keyof typeof registrationInput, more: Partial<Registration>) =>
  registrationInput[step].safeParse({ ...whole, ...more }).error?.issues.map(({ message }) => message) ?? [];

test("a whole registration passes every step; website, capacity and roles may be left out", () => {
  for (const step of registrationSteps) expect(problems(step, {}), step).toEqual([]);
});

test("each step says what to do", () => {
  expect(problems("program", { zipCode: "7870", capacity: "many" })).toEqual([
    "Enter a 5-digit ZIP code, like 78701",
    "Enter the number of children, like 60",
  ]);
  expect(problems("location", { locationIds: [] })).toEqual(["Add at least one location"]);
  expect(problems("you", { position: "!!!" })).toHaveLength(1);
});

test("a claim asks for the licence number instead of what the roster knows", () => {
  const claim = { belonging: "claim", employerId: "e1", centerType: "", address: "" } as const;
  expect(problems("program", claim)).toEqual(["Enter the number on your state license"]);
  expect(problems("program", { ...claim, licenseNumber: "TX-10442" })).toEqual([]);
});

test("joining a team needs neither location nor jobs; an account is not asked who it is", () => {
  expect(stepsFor("join", false)).toEqual(["you", "program"]);
  expect(stepsFor("new", true)).toEqual(["program", "location", "hiring"]);
  expect(stepsFor("join", true)).toEqual(["program"]);
});

test("nobody skips a step that is not filled in", () => {
  const steps = stepsFor("new", false);
  const reachable = (requested: string | null, values: Registration, among: typeof steps) =>
    reachableStep(requested, values, among, registrationInput);
  expect(reachable("hiring", whole, steps)).toBe("hiring");
  expect(reachable("hiring", { ...whole, address: "" }, steps)).toBe("program");
  expect(reachable("hiring", emptyRegistration, steps)).toBe("you");
  expect(reachable(null, whole, steps)).toBe("you");
  expect(reachable("nonsense", whole, steps)).toBe("you");
  expect(reachable("location", whole, stepsFor("join", false))).toBe("you");
  expect(reachableStep("hiring", whole, steps, null), "before the rules are there").toBe("you");
});

test("an error of the server finds its step", () => {
  expect(stepOfField("email")).toBe("you");
  expect(stepOfField("licenseNumber")).toBe("program");
  expect(stepOfField("somethingElse")).toBeNull();
});
