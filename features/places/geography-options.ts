/** The lists a geography may set for itself, by category, and what a new geography starts with. */
import { philosophies, texasPrograms } from "./philosophies.ts";

export const geographyOptionCategories = [
  "location",
  "college_credit_types",
  "filterable_education_philosophy",
  "classroom_type",
  "minimum_age",
  "benefits",
  "trainings",
] as const;

export type GeographyOptionCategory = (typeof geographyOptionCategories)[number];

export const classroomTypes = [
  "Infant room",
  "Toddler room",
  "Two-year-olds",
  "Preschool",
  "Pre-K",
  "Kindergarten",
  "Mixed ages",
  "Inclusion",
  "Dual language",
  "Before and after school",
] as const;
export type ClassroomType = (typeof classroomTypes)[number];

export const minimumAges = ["16", "18", "19", "21"] as const;

export const collegeCreditTypes = [
  "Child development",
  "Early childhood education",
  "Infant and toddler care",
  "Special education",
  "Administration",
] as const;

export const trainings = [
  "CPR and first aid",
  "Safe sleep",
  "Shaken baby prevention",
  "Medication administration",
  "Mandated reporter",
  "Food safety",
  "Behavior guidance",
  "Emergency preparedness",
] as const;

/** Benefits and locations are not here: the first stand with jobs, the second differ from place to place. */
export const defaultGeographyOptions = {
  college_credit_types: collegeCreditTypes,
  filterable_education_philosophy: philosophies.filter((philosophy) => !texasPrograms.includes(philosophy)),
  classroom_type: classroomTypes,
  minimum_age: minimumAges,
  trainings,
} as const satisfies Partial<Record<GeographyOptionCategory, readonly string[]>>;
