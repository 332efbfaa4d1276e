/** The lists a geography may set for itself, by category, and the general ones for where it does not. */
import { benefits } from "./benefits.ts";
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

/**
 * Neighborhoods and a state's own programs come beside the general list; in every other category the list that an area
 * sets stands instead of it.
 */
export const categoriesBesideGeneral: readonly GeographyOptionCategory[] = [
  "location",
  "filterable_education_philosophy",
];

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

/** Locations are not here: they differ from place to place. */
export const defaultGeographyOptions = {
  college_credit_types: collegeCreditTypes,
  filterable_education_philosophy: philosophies.filter((philosophy) => !texasPrograms.includes(philosophy)),
  classroom_type: classroomTypes,
  minimum_age: minimumAges,
  benefits,
  trainings,
} as const satisfies Partial<Record<GeographyOptionCategory, readonly string[]>>;

/**
 * The choices of a form or filter: what the area offers (the general list while that is unknown or empty), and what was
 * chosen earlier, so that it can be read and taken away when it is offered no longer.
 */
export function offeredTitles(
  category: GeographyOptionCategory,
  offered: readonly string[] | undefined,
  chosen: readonly string[] = [],
): string[] {
  const general: Partial<Record<GeographyOptionCategory, readonly string[]>> = defaultGeographyOptions;
  return [...new Set([...(offered?.length ? offered : (general[category] ?? [])), ...chosen])];
}
