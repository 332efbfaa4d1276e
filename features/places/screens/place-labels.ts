/** Lists a geography starts with, and curricula and philosophies. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClassroomType } from "../geography-options.ts";
import type { Philosophy } from "../philosophies.ts";

export const philosophyLabels = {
  "Bank Street": msg`Bank Street`,
  "Bilingual/Language Immersion": msg`Bilingual/Language Immersion`,
  Collaboration: msg`Collaboration`,
  "Creative Curriculum": msg`Creative Curriculum`,
  Montessori: msg`Montessori`,
  "Reggio Emilia": msg`Reggio Emilia`,
  Waldorf: msg`Waldorf`,
  HighScope: msg`HighScope`,
  Inclusion: msg`Inclusion`,
  "Parent Cooperative": msg`Parent Cooperative`,
  "Project-Based Learning": msg`Project-Based Learning`,
  "Faith-based": msg`Faith-based`,
  "Texas Rising Star": msg`Texas Rising Star`,
  "Texas CIRCLE Pre-K": msg`Texas CIRCLE Pre-K`,
  "Texas Frog Street Pre-K": msg`Texas Frog Street Pre-K`,
  "Texas Three Cheers for Pre-K": msg`Texas Three Cheers for Pre-K`,
  "Texas Big Day for PreK": msg`Texas Big Day for PreK`,
} as const satisfies Record<Philosophy, MessageDescriptor>;

export const classroomTypeLabels = {
  "Infant room": msg`Infant room`,
  "Toddler room": msg`Toddler room`,
  "Two-year-olds": msg`Two-year-olds`,
  Preschool: msg`Preschool`,
  "Pre-K": msg`Pre-K`,
  Kindergarten: msg`Kindergarten`,
  "Mixed ages": msg`Mixed ages`,
  Inclusion: msg`Inclusion`,
  "Dual language": msg`Dual language`,
  "Before and after school": msg`Before and after school`,
} as const satisfies Record<ClassroomType, MessageDescriptor>;

export const collegeCreditLabels = {
  "Child development": msg`Child development`,
  "Early childhood education": msg`Early childhood education`,
  "Infant and toddler care": msg`Infant and toddler care`,
  "Special education": msg`Special education`,
  Administration: msg`Administration`,
} as const satisfies Record<string, MessageDescriptor>;

export const trainingLabels = {
  "CPR and first aid": msg`CPR and first aid`,
  "Safe sleep": msg`Safe sleep`,
  "Shaken baby prevention": msg`Shaken baby prevention`,
  "Medication administration": msg`Medication administration`,
  "Mandated reporter": msg`Mandated reporter`,
  "Food safety": msg`Food safety`,
  "Behavior guidance": msg`Behavior guidance`,
  "Emergency preparedness": msg`Emergency preparedness`,
} as const satisfies Record<string, MessageDescriptor>;
