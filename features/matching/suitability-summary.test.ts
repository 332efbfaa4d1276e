import { expect, test } from "vitest";
import { translator } from "#platform/server/translations.ts";
import { criteria } from "./match-row.ts";
import { suitabilitySummary, summaryText } from "./suitability-summary.ts";

test("says how much is met, then for, short, and what to ask", () => {
  expect(
    summaryText(
      [
        { criterion: "pay", met: false },
        { criterion: "experience", met: true },
        { criterion: "languages", met: "unknown" },
        { criterion: "role", met: true },
      ],
      translator("en"),
    ),
  ).toBe(
    "Meets 2 of the 4 things this job asks for. Has the experience with children you ask for. " +
      "Is looking for this role. Hopes for more than your pay range. Languages are not stated: worth asking.",
  );
});

test("the ends have their own opening", () => {
  const opening = (met: boolean | "unknown") => suitabilitySummary([{ criterion: "role", met }])[0]!.text;
  expect(opening(true)).toBe("Meets everything this job asks for.");
  expect(opening("unknown")).toBe("Nothing this job asks for shows in the profile yet.");
  expect(summaryText([], translator("en"))).toBe(
    "This job asks for nothing in particular, so every applicant fits.",
  );
});

test("every criterion has a sentence of its own for every outcome", () => {
  const texts = ([true, false, "unknown"] as const).flatMap((met) =>
    criteria.map((criterion) => suitabilitySummary([{ criterion, met }])[1]!.text),
  );
  expect(new Set(texts).size).toBe(criteria.length * 3);
});

test("a translator gets every text", () => {
  expect(summaryText([{ criterion: "role", met: true }], (text) => `<${text}>`)).toBe(
    "<Meets everything this job asks for.> <Is looking for this role.>",
  );
});
