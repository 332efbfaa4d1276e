/** What an education form sends: subjects by their ids where the list has them, none for high school. */
import { expect, test } from "vitest";
import { educationHistoryOf, educationHistoryValues } from "./education-history-values.ts";

const lists = {
  subjects: [{ id: "s1", title: "Child Development" }],
  isHighSchool: (id: string) => id === "high",
};
const values = {
  ...educationHistoryValues(),
  educationLevelId: "bachelor",
  school: "Austin Community College",
  city: "Austin",
  startDate: "2016-09",
  endDate: "2020-06",
};

test("a subject of the list is sent by its id, whatever its case; another one as it was written", () => {
  const sent = educationHistoryOf({ ...values, major: " child development", minor: "Puppetry " }, lists);
  expect(sent).toMatchObject({
    major: "Child Development",
    majorId: "s1",
    minor: "Puppetry",
    minorId: null,
  });
});

test("high school has no subjects, even if some were typed before the level was chosen", () => {
  const sent = educationHistoryOf({ ...values, educationLevelId: "high", major: "Child Development" }, lists);
  expect(sent).toMatchObject({ major: null, majorId: null, minor: null, minorId: null });
});

test("nothing typed is null, and who still studies has no end", () => {
  expect(educationHistoryOf(educationHistoryValues(), lists)).toMatchObject({
    educationLevelId: null,
    startDate: null,
    endDate: null,
    major: null,
    completedCollegeCredits: null,
  });
  expect(educationHistoryOf({ ...values, current: true }, lists).endDate).toBeNull();
});
