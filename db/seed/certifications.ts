/** Certifications an educator may hold: the national CDA everywhere, and each state's own. */

import { bulkInsert } from "#db/bulk-insert.ts";
import {
  type CertificationCategoryType,
  type CertificationQualification,
  defaultCertifications,
} from "#features/educators/certification-constants.ts";
import { stateName } from "#features/places/states.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { v7 as uuidv7 } from "uuid";

export async function seedCertifications(tx: Transaction): Promise<void> {
  const areas = await tx.selectFrom("geographies").select(["id", "state"]).orderBy("longName").execute();
  const categories = [
    category(null, "Child Development Associate (CDA)", "cda", nationalOptions, 1),
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
      options.map((option, position) => ({ certificationCategoryId: id, position, ...option })),
    ),
  );
}

interface Option {
  title: string;
  qualifications: CertificationQualification[];
}

const category = (
  geographyId: string | null,
  title: string,
  categoryType: CertificationCategoryType,
  options: Option[],
  position: number,
) => ({ id: uuidv7(), geographyId, title, categoryType, position, options });

const nationalOptions = defaultCertifications.cda.map((title): Option => ({
  title,
  qualifications: [title],
}));

/** What a state requires of teachers in early childhood; where its career levels have names of their own, those. */
function stateOptions(state: string): Option[] {
  const name = stateName(state);
  const own = Object.entries(ownTitles[state] ?? {}).map(([title, kinds]) => ({
    title,
    qualifications: kinds.map((kind) => qualificationOf[kind]),
  }));
  const common = defaultCertifications.state_certification.map((title): Option => ({
    title: title.replace("State", name),
    qualifications: [title],
  }));
  return [...own, ...common];
}

const qualificationOf = {
  early: "State teaching license: early childhood",
  elementary: "State teaching license: elementary",
  director: "State director credential",
  staff: "State child-care staff registration",
} as const satisfies Record<string, CertificationQualification>;

/** By state: its own titles, and what each counts as. A title that proves none of them counts as none. */
const ownTitles: Record<string, Record<string, (keyof typeof qualificationOf)[]>> = {
  CA: {
    "Child Development Assistant Permit": ["staff"],
    "Child Development Associate Teacher Permit": ["staff"],
    "Child Development Teacher Permit": ["early", "staff"],
    "Child Development Master Teacher Permit": ["early", "staff"],
    "Child Development Site Supervisor Permit": ["director", "early", "staff"],
    "PK-3 Early Childhood Education Specialist Credential": ["early"],
  },
  CO: {
    "Early Childhood Professional Credential": ["staff"],
    "Early Childhood Teacher Qualification": ["early", "staff"],
  },
  FL: {
    "Florida Child Care Professional Credential (FCCPC)": ["staff"],
    "Florida 45-hour training": ["staff"],
  },
  GA: { "Technical Certificate of Credit in early childhood": [] },
  IL: {
    "Gateways ECE Credential Level 2": ["staff"],
    "Gateways ECE Credential Level 4": ["staff"],
    "Gateways Director Credential": ["director"],
  },
  MA: {
    "EEC Teacher Qualification": ["early", "staff"],
    "EEC Lead Teacher Qualification": ["early", "staff"],
    "EEC Director I Qualification": ["director", "staff"],
  },
  NC: {
    "North Carolina Early Childhood Credential": ["staff"],
    "North Carolina Administration Credential": ["director"],
  },
  NJ: { "P-3 Certificate of Eligibility": ["early"], "New Jersey Infant/Toddler Credential": ["staff"] },
  NY: {
    "Early Childhood Education (Birth–Grade 2), Initial": ["early"],
    "Children's Program Administrator Credential": ["director"],
  },
  OH: { "Ohio Prekindergarten Associate License": ["early"] },
  PA: {
    "PreK–4 Instructional I Certificate": ["early", "elementary"],
    "Pennsylvania Director Credential": ["director"],
  },
  TX: {
    "Texas Educator Certificate, EC–6": ["early", "elementary"],
    "Texas Educator Certificate, Early Childhood: EC–3": ["early"],
  },
  WA: {
    "Washington Initial ECE Certificate": ["staff"],
    "Washington Short ECE Certificate": ["staff"],
    "Washington State ECE Certificate": ["staff"],
  },
};
