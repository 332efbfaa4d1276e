/** What every installation starts with: areas, options, education, certifications, profile questions, the brand. */
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { seedBrand } from "./brand.ts";
import { seedCertifications } from "./certifications.ts";
import { seedEducation } from "./education.ts";
import { seedEmailTypes } from "./email-types.ts";
import { seedGeographies } from "./geographies.ts";
import { seedGeographyOptions } from "./geography-options.ts";
import { seedHiringHeroConfig } from "./hiring-hero.ts";
import { seedPlanCards, seedPlans, seedPrices } from "./plans.ts";
import {
  seedAgeQuestions,
  seedLaterQuestions,
  seedProfileQuestions,
  seedTexasQuestions,
} from "./profile-questions.ts";
import { seedVideoQuestions } from "./video-questions.ts";
import { seedOnce } from "./seed-once.ts";

const parts: [name: string, run: (tx: Transaction) => Promise<void>][] = [
  ["brand", seedBrand],
  ["geographies", seedGeographies],
  ["geography options", seedGeographyOptions],
  ["education", seedEducation],
  ["certifications", seedCertifications],
  ["profile questions", seedProfileQuestions],
  ["profile questions of every kind", seedLaterQuestions],
  ["profile questions in Texas", seedTexasQuestions],
  ["profile questions by age", seedAgeQuestions],
  ["video questions", seedVideoQuestions],
  ["email types", seedEmailTypes],
  ["email types: your profile", seedEmailTypes],
  ["email types: hiring hero", seedEmailTypes],
  ["plans", seedPlans],
  ["prices", seedPrices],
  ["plan cards", seedPlanCards],
  ["hiring hero", seedHiringHeroConfig],
];

/** Puts in what is not there yet and returns the names of those parts; run at every start. */
export async function seedBase(db: Database): Promise<string[]> {
  const done: string[] = [];
  for (const [name, run] of parts) if (await seedOnce(db, name, run)) done.push(name);
  return done;
}
