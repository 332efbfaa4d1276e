import { expect, test } from "vitest";

import { attributesOf, eventTypeForm, newEventType } from "./form-values.ts";

const problems = (more: Parameters<typeof newEventType>[0]) => {
  const result = eventTypeForm.safeParse(newEventType({ name: "First talk", slug: "first-talk", ...more }));
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
};

test("each kind of interview asks for what it needs", () => {
  expect(problems({ interviewType: "online" })).toEqual([]);
  expect(problems({ interviewType: "online", meetingUrl: "javascript:alert(1)" })).toEqual(["meetingUrl"]);
  expect(problems({ interviewType: "phone", caller: "EmployerProfile" })).toEqual([]);
  expect(problems({ interviewType: "phone", caller: "UserProfile" })).toEqual(["phoneNumber"]);
  expect(problems({ interviewType: "phone", phoneNumber: "123" })).toEqual(["phoneNumber"]);
  expect(problems({ interviewType: "physical" })).toEqual(["address"]);
});

test("a duration of one's own lies between 5 minutes and 8 hours", () => {
  expect(problems({ duration: "custom", customDuration: 90 })).toEqual([]);
  for (const customDuration of [null, 4, 481, 7.5, "an hour"])
    expect(problems({ duration: "custom", customDuration })).toEqual(["customDuration"]);
});

test("what belongs to another kind is left behind", () => {
  const typed = newEventType({
    interviewType: "physical",
    address: "1 Elm Street",
    phoneNumber: "5125550123",
  });
  expect(attributesOf(typed).instructions).toEqual({ address: "1 Elm Street" });
  expect(attributesOf({ ...typed, interviewType: "online" }).instructions).toEqual({});
});
