/** Education as data: levels, fields of study, and the qualifications a job may ask for. */
import { bulkInsert } from "#db/bulk-insert.ts";
import { educationLevels } from "#features/educators/education-levels.ts";
import { educationalQualifications } from "#features/educators/educational-qualifications.ts";
import type { Transaction } from "#platform/server/database/database.ts";

export async function seedEducation(tx: Transaction): Promise<void> {
  await bulkInsert(
    tx,
    "educationLevels",
    educationLevels.map((title, level) => ({
      title,
      filterableEducationLevel: level,
      // Community college credits decide about jobs that ask for units, so an associate degree says how many.
      creditCountRequired: title === "Associate",
      eceRelated: false,
      position: level,
    })),
  );
  await bulkInsert(tx, "educationFields", [
    ...earlyChildhoodFields.map((title) => ({ title, eceRelated: true, aliases: fieldAliases[title] ?? [] })),
    ...otherFields.map((title) => ({ title, eceRelated: false, aliases: [] })),
  ]);
  await bulkInsert(
    tx,
    "educationalQualifications",
    educationalQualifications.map(({ title }) => ({ title })),
  );
}

export const earlyChildhoodFields = [
  "Early Childhood Education",
  "Child Development",
  "Early Childhood Special Education",
  "Family and Consumer Sciences",
  "Human Development and Family Studies",
  "Infant and Toddler Studies",
  "Montessori Education",
  "Elementary Education",
];

/** What people type for a field, written as `subject_key` writes it. */
const fieldAliases: Record<string, string[]> = {
  "Early Childhood Education": [
    "ece",
    "early childhood",
    "early childhood ed",
    "early childhood studies",
    "early childhood education and care",
    "educacion infantil",
    "educacion preescolar",
  ],
  "Child Development": [
    "child dev",
    "early childhood development",
    "child and adolescent development",
    "desarrollo infantil",
  ],
  "Elementary Education": ["elementary ed", "primary education", "educacion primaria"],
};

export const otherFields = [
  "Art",
  "Biology",
  "Business Administration",
  "Communications",
  "Community Health",
  "Dance",
  "Educational Leadership",
  "English",
  "Environmental Science",
  "General Studies",
  "History",
  "Kinesiology",
  "Liberal Arts",
  "Linguistics",
  "Mathematics",
  "Music",
  "Nursing",
  "Nutrition",
  "Psychology",
  "Social Work",
  "Sociology",
  "Spanish",
  "Special Education",
  "Speech and Language Pathology",
  "Theatre",
];
