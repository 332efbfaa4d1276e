/** Certifications an educator may hold: the national CDA everywhere, and each state's own. */

import { bulkInsert } from "#db/bulk-insert.ts";
import {
  type CertificationCategoryType,
  defaultCertifications,
} from "#features/educators/certification-constants.ts";
import { stateName } from "#features/places/states.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { v7 as uuidv7 } from "uuid";

export async function seedCertifications(tx: Transaction): Promise<void> {
  const areas = await tx.selectFrom("geographies").select(["id", "state"]).orderBy("longName").execute();
  const categories = [
    category(null, "Child Development Associate (CDA)", "cda", [...defaultCertifications.cda], 1),
    ...areas.map(({ id, state }) =>
      category(id, `${stateName(state!)} certification`, "state_certification", stateOptions(state!), 0),
    ),
  ];
  await bulkInsert(
    tx,
    "certificationCategories",
    categories.map(({ options: _, ...row }) => row),
  );
  await bulkInsert(
    tx,
    "certificationOptions",
    categories.flatMap(({ id, options }) =>
      options.map((title, position) => ({ certificationCategoryId: id, title, position })),
    ),
  );
}

const category = (
  geographyId: string | null,
  title: string,
  categoryType: CertificationCategoryType,
  options: string[],
  position: number,
) => ({ id: uuidv7(), geographyId, title, categoryType, position, options });

/** What a state requires of teachers in early childhood; where its career levels have names of their own, those. */
function stateOptions(state: string): string[] {
  const name = stateName(state);
  const common = defaultCertifications.state_certification.map((title) => title.replace("State", name));
  return [...(ownNames[state] ?? []), ...common];
}

const ownNames: Record<string, string[]> = {
  CA: [
    "Child Development Assistant Permit",
    "Child Development Associate Teacher Permit",
    "Child Development Teacher Permit",
    "Child Development Master Teacher Permit",
    "Child Development Site Supervisor Permit",
    "PK-3 Early Childhood Education Specialist Credential",
  ],
  CO: ["Early Childhood Professional Credential", "Early Childhood Teacher Qualification"],
  FL: ["Florida Child Care Professional Credential (FCCPC)", "Florida 45-hour training"],
  GA: ["Technical Certificate of Credit in early childhood"],
  IL: ["Gateways ECE Credential Level 2", "Gateways ECE Credential Level 4", "Gateways Director Credential"],
  MA: ["EEC Teacher Qualification", "EEC Lead Teacher Qualification", "EEC Director I Qualification"],
  NC: ["North Carolina Early Childhood Credential", "North Carolina Administration Credential"],
  NJ: ["P-3 Certificate of Eligibility", "New Jersey Infant/Toddler Credential"],
  NY: ["Early Childhood Education (Birth–Grade 2), Initial", "Children's Program Administrator Credential"],
  OH: ["Ohio Prekindergarten Associate License"],
  PA: ["PreK–4 Instructional I Certificate", "Pennsylvania Director Credential"],
  TX: ["Texas Educator Certificate, EC–6", "Texas Educator Certificate, Early Childhood: EC–3"],
  WA: [
    "Washington Initial ECE Certificate",
    "Washington Short ECE Certificate",
    "Washington State ECE Certificate",
  ],
};
