import { expect, test } from "vitest";
import type { QuestionCategory } from "../../profile-question-constants.ts";
import { completeSections, partStates, type ProfileContents } from "./profile-sections.ts";

const question = (name: string, category: QuestionCategory, inputType = "text") => ({
  name,
  category,
  inputType,
  minInput: 0,
  options: [],
});
const empty: ProfileContents = {
  missing: ["workHistories", "desired_role", "is_adult"],
  questions: [
    question("about_me", "basics"),
    question("work_experience", "experience"),
    question("desired_role", "job_preferences"),
    question("is_adult", "screening"),
    question("trainings", "certifications"),
    question("video_introduction", "video", "video"),
  ],
  given: {},
  workHistories: 0,
  educationHistories: 0,
  certifications: 0,
  videoAnswers: 0,
};

test("a new profile has nothing complete, also where nothing is required", () => {
  expect(completeSections(empty)).toEqual([]);
});

test("a section with everything required and something in it is complete", () => {
  const given = { about_me: "I sing", desired_role: "Director", is_adult: "yes", trainings: "CPR" };
  const contents = { ...empty, missing: [], given, workHistories: 1, educationHistories: 1, videoAnswers: 1 };
  expect(completeSections(contents)).toEqual([
    "basics",
    "experience",
    "education",
    "certifications",
    "job_preferences",
    "screening",
    "video",
  ]);
});

test("what is missing in a section keeps it open, whatever else stands there", () => {
  const given = { about_me: "I sing", desired_role: "Director" };
  const contents = { ...empty, missing: ["zipCode", "workHistories"], given, workHistories: 2 };
  expect(completeSections(contents)).toEqual(["job_preferences"]);
});

test("somebody new to the work has told enough of it", () => {
  const contents = { ...empty, missing: [], given: { work_experience: "none" } };
  expect(completeSections(contents)).toEqual(["experience"]);
});

test("a certification counts without any answer", () => {
  expect(completeSections({ ...empty, certifications: 1 })).toEqual(["certifications"]);
});

test("a part is missing something, has something optional open, or is filled", () => {
  const own = { ...empty, hasPhoto: false, documents: 0 };
  expect(partStates(own)).toMatchObject({
    photo: "open",
    about: "open",
    preferences: "missing",
    answers: "missing",
    work: "missing",
    education: "open",
    video: "open",
  });
  const given = { about_me: "I sing", desired_role: "Director", is_adult: "yes" };
  const filled = { ...own, missing: [], given, workHistories: 1, documents: 1, hasPhoto: true };
  expect(partStates(filled)).toMatchObject({
    photo: "filled",
    about: "filled",
    documents: "filled",
    preferences: "filled",
    // The trainings and the experience are still unanswered.
    answers: "open",
    work: "filled",
  });
  expect(partStates(filled)).not.toHaveProperty("visibility");
});
