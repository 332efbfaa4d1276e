/** Accounts of people who do not exist: names, sample mail addresses, fictional phone numbers. */
import type { DB } from "../../tables.ts";
import type { Insertable } from "kysely";
import { firstNames, lastNames, streetKinds, streets } from "./names.ts";
import type { Random } from "../random.ts";

export interface Person {
  firstName: string;
  lastName: string;
  slug: string;
  email: string;
}

/** A person whose slug and address are not in `usedSlugs`. */
export function person(r: Random, usedSlugs: Set<string>, domain = "mail.example"): Person {
  const firstName = r.pick(firstNames);
  const lastName = r.pick(lastNames);
  const slug = freeSlug(slugOf(`${firstName} ${lastName}`), usedSlugs);
  return { firstName, lastName, slug, email: `${slug.replace("-", ".")}@${domain}` };
}

type AccountRow = Insertable<DB["accounts"]>;

export const account = (
  of: { id: string; createdAt: Date; lastSeenAt: Date; passwordHash: string } & Pick<
    Person,
    "firstName" | "lastName" | "email"
  >,
  userType: "educator" | "employer" | "operator",
  more: Partial<AccountRow> = {},
): AccountRow => ({
  id: of.id,
  email: of.email,
  passwordHash: of.passwordHash,
  userType,
  operatorRole: userType === "operator" ? "all" : null,
  firstName: of.firstName,
  lastName: of.lastName,
  onboardComplete: true,
  emailVerifiedAt: of.createdAt,
  lastSeenAt: of.lastSeenAt,
  createdAt: of.createdAt,
  updatedAt: of.createdAt,
  language: "en",
  ...more,
});

export const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The slug itself, or the first numbered one that is free; it is used from now on. */
export function freeSlug(plain: string, usedSlugs: Set<string>): string {
  let slug = plain;
  for (let number = 2; usedSlugs.has(slug); number += 1) slug = `${plain}-${number}`;
  usedSlugs.add(slug);
  return slug;
}

/** 555-0100 to 555-0199 are reserved for fiction in every area. */
export const phone = (r: Random): string =>
  `(${r.int(2, 9)}${r.int(0, 1)}${r.int(2, 9)}) 555-01${String(r.int(0, 99)).padStart(2, "0")}`;

export const street = (r: Random): string =>
  `${r.int(1, 98) * 100 + r.int(1, 99)} ${r.pick(streets)} ${r.pick(streetKinds)}`;
