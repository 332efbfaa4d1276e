/**
 * Parses a resume's text into entries of work and education. Reports only what the text says: what is missing
 * or ambiguous is left for the educator to add.
 */
import type { FoundInResume } from "../resume-import.ts";
import { findDegree } from "./degree.ts";
import { findEducationEntries } from "./education-entries.ts";
import { splitSections, type Section } from "./headings.ts";
import { type Line, splitLines } from "./lines.ts";
import { findWorkEntries } from "./work-entries.ts";
import { hasSchool, hasTitle } from "./resume-keywords.ts";

const maxWorkEntries = 30;
const maxEducationEntries = 15;

export function parseResumeText(text: string): FoundInResume {
  const lines = splitLines(text);
  const parts = splitSections(lines) ?? guessSections(lines);
  const of = (section: Section) => parts.filter((part) => part.section === section);
  return {
    workHistories: of("work")
      .flatMap((part) => findWorkEntries(part.lines))
      .slice(0, maxWorkEntries),
    educationHistories: of("education")
      .flatMap((part) => findEducationEntries(part.lines))
      .slice(0, maxEducationEntries),
  };
}

/** Without headings: blocks between empty lines, by what they speak of. */
function guessSections(lines: readonly Line[]) {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isAfterGap || blocks.length === 0) blocks.push([]);
    blocks.at(-1)!.push(line);
  }
  return blocks.map((block) => ({ section: sectionOf(block), lines: block }));
}

function sectionOf(block: readonly Line[]): Section {
  const head = block.slice(0, 4).map(({ text }) => text);
  if (head.some((text) => findDegree(text)) && !head.some(hasJob)) return "education";
  if (head.some(hasTitle)) return "work";
  return head.some(hasSchool) ? "education" : "other";
}

const hasJob = (text: string) => hasTitle(text.replace(/associate/gi, "")) && !findDegree(text);
