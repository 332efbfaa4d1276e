/**
 * What a resume's text says of work and education. Only what stands there is told: what is not found, or could be read in
 * two ways, stays away for the educator to add.
 */
import type { FoundInResume } from "../resume-import.ts";
import { degreeIn } from "./degree.ts";
import { educationIn } from "./education.ts";
import { partsOf, type Section } from "./headings.ts";
import { type Line, linesOf } from "./lines.ts";
import { workIn } from "./work.ts";
import { hasSchool, hasTitle } from "./words.ts";

const mostWork = 30;
const mostEducation = 15;

export function readResumeText(text: string): FoundInResume {
  const lines = linesOf(text);
  const parts = partsOf(lines) ?? guessedParts(lines);
  const of = (section: Section) => parts.filter((part) => part.section === section);
  return {
    workHistories: of("work")
      .flatMap((part) => workIn(part.lines))
      .slice(0, mostWork),
    educationHistories: of("education")
      .flatMap((part) => educationIn(part.lines))
      .slice(0, mostEducation),
  };
}

/** Without headings: blocks between empty lines, by what they speak of. */
function guessedParts(lines: readonly Line[]) {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isAfterGap || blocks.length === 0) blocks.push([]);
    blocks.at(-1)!.push(line);
  }
  return blocks.map((block) => ({ section: sectionOf(block), lines: block }));
}

function sectionOf(block: readonly Line[]): Section {
  const head = block.slice(0, 4).map(({ text }) => text);
  if (head.some((text) => degreeIn(text)) && !head.some(hasJob)) return "education";
  if (head.some(hasTitle)) return "work";
  return head.some(hasSchool) ? "education" : "other";
}

const hasJob = (text: string) => hasTitle(text.replace(/associate/gi, "")) && !degreeIn(text);
