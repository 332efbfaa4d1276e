/** The roles of the sample: their titles, pay and requirements. */
import type { EducationMinimum } from "#features/educators/education-levels.ts";
import type { WorkExperienceOption } from "#features/educators/experience-options.ts";
import type { RoleTitle } from "#features/educators/job-preferences.ts";
import type { Random } from "../random.ts";

export type RoleKind = "lead" | "assistant" | "floater" | "director" | "special";

export interface Role {
  roleType: RoleTitle;
  /** The middle of the country, in dollars an hour. */
  pay: number;
  titles: readonly string[];
  desiredEducation: Partial<Record<EducationMinimum | "", number>>;
  workExperience: Partial<Record<WorkExperienceOption | "", number>>;
}

/** {age} is the age group of the classroom: "Toddler", "Pre-K". */
export const roles: Record<RoleKind, Role> = {
  lead: {
    roleType: "Teacher (Lead/Head)",
    pay: 19.75,
    titles: ["Lead {age} Teacher", "{age} Lead Teacher", "{age} Teacher", "Lead Teacher, {age}"],
    desiredEducation: { high_school: 3, associates: 4, bachelors: 3, "": 2 },
    workExperience: { "1_year": 4, "2_years": 4, "3_years": 2, "6_months": 1, "": 1 },
  },
  assistant: {
    roleType: "Assistant Teacher",
    pay: 16.25,
    titles: [
      "Assistant {age} Teacher",
      "{age} Assistant Teacher",
      "Teacher's Aide, {age}",
      "{age} Co-Teacher",
    ],
    desiredEducation: { high_school: 7, associates: 1, "": 4 },
    workExperience: { none: 4, "6_months": 3, "1_year": 2, "": 3 },
  },
  floater: {
    roleType: "Floater / Support Staff",
    pay: 15.5,
    titles: [
      "Floater Teacher",
      "Classroom Support Staff",
      "Substitute Teacher",
      "Floater, All Ages",
      "Opening Floater",
    ],
    desiredEducation: { high_school: 6, "": 6 },
    workExperience: { none: 5, "6_months": 2, "": 3 },
  },
  director: {
    roleType: "Director",
    pay: 28.5,
    titles: ["Center Director", "Director", "Assistant Director", "Program Director", "Site Director"],
    desiredEducation: { associates: 2, bachelors: 7, masters: 1 },
    workExperience: { "3_years": 4, "5_years": 5, "7_years": 1 },
  },
  special: {
    roleType: "Special Needs Teacher (Lead/Head)",
    pay: 22.5,
    titles: ["Inclusion Teacher, {age}", "Special Needs {age} Teacher", "Early Intervention Teacher"],
    desiredEducation: { associates: 2, bachelors: 6, masters: 1, "": 1 },
    workExperience: { "1_year": 3, "2_years": 4, "3_years": 2 },
  },
};

/** A special needs assistant is its own role, with an assistant's pay and a little more. */
export const specialAssistant = {
  roleType: "Special Needs Assistant Teacher",
  pay: 17.5,
  titles: ["Special Needs Assistant, {age}", "One-to-One Aide, {age}", "Inclusion Assistant"],
} as const;

const ageWords: Record<string, readonly string[]> = {
  Infant: ["Infant"],
  Toddler: ["Toddler"],
  "3's": ["Preschool", "Preschool 3's"],
  "4's": ["Preschool", "Preschool 4's"],
  "Pre-K": ["Pre-K"],
  Kindergarten: ["Kindergarten"],
  "1st grade": ["First Grade"],
  "2nd grade": ["Second Grade"],
};

export const titleFor = (r: Random, titles: readonly string[], age: string): string =>
  r.pick(titles).replace("{age}", r.pick(ageWords[age] ?? ["Preschool"]));
