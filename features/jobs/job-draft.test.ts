import { expect, test } from "vitest";
import { attributesOf, blankJob, changedAttributes, draftOf, validateFields } from "./job-draft.ts";

test("a blank form is valid as a draft and changes nothing", () => {
  expect(validateFields(blankJob, Object.keys(blankJob) as never)).toEqual({});
  expect(changedAttributes(blankJob, blankJob)).toEqual({});
});

test("a blank form has an empty value for every field, and the common answers where there is one", () => {
  expect(blankJob).toMatchObject({
    title: "",
    roleType: "",
    minAge: null,
    ageGroup: [],
    screeningQuestions: [],
  });
  expect(blankJob).toMatchObject({ roleCount: 1, descriptionAiGenerated: false, externalUrl: "" });
  expect(blankJob.compensation).toEqual({ min: null, max: null, interval: "hour" });
  expect(blankJob.supplementalPay).toEqual({ signingBonus: null, bonus: null, other: "" });
  expect(blankJob).not.toHaveProperty("isTemplate");
});

test("what comes from a record goes back as it was", () => {
  const record = {
    title: "Lead Teacher",
    roleType: null,
    roleCount: 2,
    compensation: { min: 18, max: 22.5, interval: "hour" },
    supplementalPay: null,
    ageGroup: ["Infant"],
  };
  const attributes = attributesOf(draftOf(record as never));
  expect(attributes).toMatchObject({
    title: "Lead Teacher",
    roleType: null,
    roleCount: 2,
    compensation: { min: 18, max: 22.5, interval: "hour" },
    ageGroup: ["Infant"],
  });
});

test("half-typed values wait, whole ones go", () => {
  const draft = { ...blankJob, title: "Lead", externalUrl: "https:/", minAge: "eighteen" };
  expect(changedAttributes(blankJob, draft)).toEqual({ title: "Lead" });
  expect(Object.keys(validateFields(draft, ["externalUrl", "minAge", "title"]))).toEqual([
    "externalUrl",
    "minAge",
  ]);
});

test("amounts the wrong way round are told at the second one", () => {
  const draft = { ...blankJob, compensation: { min: 30, max: 20, interval: "hour" } };
  expect(validateFields(draft, ["compensation"])).toEqual({
    "compensation.max": "The lowest pay is more than the highest",
  });
});
