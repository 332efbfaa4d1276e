/** A drafted description: the facts that the model receives, and its answer as text and as the editor's HTML. */
import { escapeHtml } from "#platform/shared/escape-html.ts";
import { factLines } from "#platform/server/language-model/draft.ts";
import { textOfHtml } from "#platform/server/rich-text.ts";
import { z } from "zod";

const line = z.string().trim().max(300).nullish();
const lineList = z.array(z.string().max(200)).max(80).nullish();

export const draftInput = z.object({
  title: z.string(/*i18n*/ "Enter a job title").trim().min(1, /*i18n*/ "Enter a job title").max(120),
  roleType: line,
  employmentType: lineList,
  jobSchedule: line,
  /** "Mon–Fri 8:30 AM–5:30 PM". */
  workingHours: line,
  ageGroup: lineList,
  classroomType: line,
  educationPhilosophy: lineList,
  languages: lineList,
  desiredEducation: line,
  workExperience: line,
  certificationQualifications: lineList,
  additionalBenefits: lineList,
  /** An existing description serves as notes. */
  description: z.string().max(20_000).nullish(),
});

export const draftAnswer = z.object({
  paragraphs: z.array(z.string().trim().min(10).max(1200)).min(1).max(4),
  tasks: z.array(z.string().trim().min(3).max(200)).max(8).default([]),
});

/** The form's values, one line each; no name, no address, no pay. */
export const modelFactsOf = ({ description, ...given }: z.output<typeof draftInput>): string =>
  factLines({
    "Job title": given.title,
    Role: given.roleType,
    Schedule: given.employmentType,
    Hours: given.jobSchedule,
    "Days and times": given.workingHours,
    "Ages of the children": given.ageGroup,
    Classroom: given.classroomType,
    Approach: given.educationPhilosophy,
    Languages: given.languages,
    "Education asked for": given.desiredEducation,
    "Experience asked for": given.workExperience,
    "Certifications asked for": given.certificationQualifications,
    Benefits: given.additionalBenefits,
    Notes: textOfHtml(description ?? "").trim(),
  });

/** The draft as text and as HTML for the editor. The model's answer is untrusted, so all of it is escaped as text. */
export function formatDraft({ paragraphs, tasks }: z.output<typeof draftAnswer>): {
  text: string;
  html: string;
} {
  const items = tasks.map((task) => `• ${task}`).join("\n");
  const list =
    tasks.length > 0 ? `<ul>${tasks.map((task) => `<li>${escapeHtml(task)}</li>`).join("")}</ul>` : "";
  return {
    text: [...paragraphs, ...(items ? [items] : [])].join("\n\n"),
    html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("") + list,
  };
}
