import { expect, test } from "vitest";
import { requiredParts } from "./api/missing-fields.ts";
import { partLabels } from "./part-labels.ts";
import { anchorOf, profileAnchors, questionAt } from "./profile-anchors.ts";

test("every part that may be missing or named by a review has a section", () => {
  for (const name of [...requiredParts, ...Object.keys(partLabels)])
    expect(profileAnchors, name).toContain(anchorOf(name));
});

test("any other name is a question's, and is found again", () => {
  expect(anchorOf("desired_role")).toBe("question-desired_role");
  expect(questionAt("question-desired_role")).toBe("desired_role");
  expect(questionAt("work")).toBeNull();
});
