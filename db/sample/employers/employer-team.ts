/** The people who act for an employer: an owner, and colleagues where there is much to do. */
import type { Language } from "#features/educators/languages.ts";
import type { CenterType } from "#features/employers/employer-constants.ts";
import type { Philosophy } from "#features/places/philosophies.ts";
import type { DB } from "../../tables.ts";
import type { Insertable } from "kysely";
import { domainOf } from "./center-names.ts";
import type { SampleCity } from "../cities.ts";
import { account, person, phone, slugOf } from "../educators/people.ts";
import type { SampleContext } from "../sample-context.ts";

export type EmployerRow = Insertable<DB["employers"]> & {
  id: string;
  name: string;
  centerType: CenterType;
  educationPhilosophy: Philosophy[];
  languages: Language[];
  createdAt: Date;
};

export type EmployerProfileRow = Insertable<DB["employerProfiles"]> & { id: string; accountId: string };

export interface Team {
  accounts: Insertable<DB["accounts"]>[];
  profiles: EmployerProfileRow[];
}

export function makeTeam(
  context: SampleContext,
  of: { row: EmployerRow; city: SampleCity; size: number; usedSlugs: Set<string>; passwordHash: string },
): Team {
  const { r } = context;
  const { row, city, passwordHash } = of;
  const count = 1 + Number(of.size > 1) + Number(r.chance(0.2));
  const team: Team = { accounts: [], profiles: [] };
  for (let index = 0; index < count; index += 1) {
    const who = person(r, of.usedSlugs, domainOf(row.name));
    const { createdAt } = row;
    const accountId = r.id(createdAt);
    const lastSeenAt = context.daysAgo(r.next() * 12);
    team.accounts.push(account({ ...who, id: accountId, createdAt, lastSeenAt, passwordHash }, "employer"));
    team.profiles.push({
      id: r.id(createdAt),
      accountId,
      employerId: row.id,
      role: index === 0 ? "owner" : "member",
      firstName: who.firstName,
      lastName: who.lastName,
      phoneNumber: phone(r),
      position: r.pick(index === 0 ? ownerPositions : memberPositions),
      city: city.name,
      state: city.state,
      zipCode: row.zip,
      slug: `${who.slug}-${slugOf(row.name)}`.slice(0, 90),
      timeZone: city.places[0]!.timeZone,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return team;
}

const ownerPositions = ["Director", "Director", "Owner", "Head of School", "Executive Director"];
const memberPositions = ["Assistant Director", "Office Manager", "Site Supervisor", "Education Coordinator"];
