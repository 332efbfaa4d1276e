/** Outlines of descriptions: the one that is offered for a job, and its HTML. */
import { expect, test } from "vitest";
import { blankJob } from "./job-draft.ts";
import { outlineFor, outlineHtml, outlines, plainDescription } from "./description-outlines.ts";

test.each([
  [{}, "lead"],
  [{ roleType: "Assistant Teacher", ageGroup: ["Toddler"] }, "assistant"],
  [{ roleType: "Teacher (Lead/Head)", ageGroup: ["Toddler"] }, "toddler"],
  [{ roleType: "Teacher (Lead/Head)", ageGroup: ["Toddler", "3's"] }, "lead"],
  [{ roleType: "Teacher (Lead/Head)", title: "Lead Infant Teacher" }, "infant"],
  [{ roleType: "Special Needs Assistant Teacher" }, "specialNeeds"],
  [{ roleType: "Director" }, "director"],
  [{ roleType: "Director", title: "Assistant Director" }, "assistantDirector"],
  [{ roleType: "Floater / Support Staff", employmentType: ["Substitute"] }, "substitute"],
  [{ roleType: "Teacher (Lead/Head)", title: "Montessori Guide" }, "montessori"],
] as const)("%j is offered the outline %s", (job, outline) => {
  expect(outlineFor({ ...blankJob, ...job } as never)).toBe(outline);
});

test("an outline is a paragraph and a list, with every text escaped", () => {
  const html = outlineHtml(outlines.lead, () => "<b>A & B</b>");
  expect(html.startsWith("<p>&lt;b&gt;A &amp; B&lt;/b&gt;</p><ul><li>")).toBe(true);
  expect(html.match(/<li>/g)).toHaveLength(4);
});

test("the same text counts as the same, whatever its tags", () => {
  expect(plainDescription("<p>You lead.</p><ul><li><p>Plan</p></li></ul>")).toBe(
    plainDescription("<p>You lead.</p>\n<ul><li>Plan</li></ul>"),
  );
  expect(plainDescription("<p></p>")).toBe("");
});
