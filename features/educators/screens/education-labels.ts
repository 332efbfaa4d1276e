/** Labels of education and certifications. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CertificationCategoryType } from "../certification-constants.ts";
import type { EducationLevelTitle, EducationMinimum } from "../education-levels.ts";

export const educationLevelLabels = {
  "High school or equivalent": msg`High school or equivalent`,
  Associate: msg`Associate`,
  Bachelor: msg`Bachelor`,
  Master: msg`Master`,
  Doctorate: msg`Doctorate`,
} as const satisfies Record<EducationLevelTitle, MessageDescriptor>;

export const educationMinimumLabels = {
  high_school: msg`High school`,
  associates: msg`Associate's`,
  bachelors: msg`Bachelor's`,
  masters: msg`Master's`,
} as const satisfies Record<EducationMinimum, MessageDescriptor>;

export const educationalQualificationLabels = {
  "6 or more ECE credits": msg`6 or more ECE credits`,
  "12 or more ECE credits": msg`12 or more ECE credits`,
  "24 or more ECE credits": msg`24 or more ECE credits`,
  "Degree in early childhood education": msg`Degree in early childhood education`,
  "Degree in any field": msg`Degree in any field`,
  "Director coursework": msg`Director coursework`,
} as const satisfies Record<string, MessageDescriptor>;

export const certificationCategoryLabels = {
  state_certification: msg`State certification`,
  cda: msg`CDA`,
} as const satisfies Record<CertificationCategoryType, MessageDescriptor>;

/** The titles of a new geography; one that an operator adds shows its own text. */
export const certificationLabels = {
  "State teaching license: early childhood": msg`State teaching license: early childhood`,
  "State teaching license: elementary": msg`State teaching license: elementary`,
  "State special education license": msg`State special education license`,
  "State director credential": msg`State director credential`,
  "State child-care staff registration": msg`State child-care staff registration`,
  "CDA: Infant/Toddler": msg`CDA: Infant/Toddler`,
  "CDA: Preschool": msg`CDA: Preschool`,
  "CDA: Family Child Care": msg`CDA: Family Child Care`,
  "CDA: Home Visitor": msg`CDA: Home Visitor`,
  "CDA: in progress": msg`CDA: in progress`,
} as const satisfies Record<string, MessageDescriptor>;
