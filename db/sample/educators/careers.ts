/** Consistent careers: school, then one job after the other, none too early. */
import type { DB } from "../../tables.ts";
import { formatISO } from "date-fns/formatISO";
import { startOfMonth } from "date-fns/startOfMonth";
import { subMonths } from "date-fns/subMonths";
import type { Insertable } from "kysely";
import { childAges } from "./ages.ts";
import { centerName } from "../employers/center-names.ts";
import type { SampleCity } from "../cities.ts";
import type { RoleKind } from "../jobs/job-roles.ts";
import { createDecks, fillPlaceholders } from "../prose/phrase-deck.ts";
import { workDescriptions } from "../prose/educator-phrases.ts";
import { rooms } from "../prose/classroom-phrases.ts";
import type { SampleContext } from "../sample-context.ts";

export type WorkRow = Insertable<DB["workHistories"]> & {
  startDate: string;
  endDate: string | null;
  current: boolean;
};

export interface Career {
  works: WorkRow[];
  /** What they do now or did last; null for those who only start. */
  kind: RoleKind | null;
  ages: string[];
}

interface Start {
  userProfileId: string;
  city: SampleCity;
  languages: string[];
  ages: string[];
  /** The first month they could work, after school. */
  from: Date;
  isQualified: boolean;
  approaches: string[];
}

/** One maker for all, so that the sentences run through before any comes again. */
export function createCareerMaker(context: SampleContext): (start: Start) => Career {
  const { r } = context;
  const deal = createDecks(r);

  return ({ userProfileId, city, languages, ages, from, isQualified, approaches }) => {
    let kind: RoleKind | null = null;
    const works = spans(context, from).map(({ start, end }, index): WorkRow => {
      const setting = index === 0 && r.chance(0.18) ? "other" : r.chance(0.12) ? "home" : "center";
      if (setting === "center") kind = promoted(context, kind, isQualified);
      return {
        userProfileId,
        ...positionOf(setting, kind ?? "assistant", ages),
        city: `${city.name}, ${city.state}`,
        startDate: day(start),
        endDate: end ? day(end) : null,
        current: end === null,
        workedWithChildren: setting !== "other",
        languages,
        approaches: setting === "center" ? approaches : [],
      };
    });
    return { works: works.reverse(), kind, ages };
  };

  function positionOf(setting: "other" | "home" | "center", kind: RoleKind, ages: string[]) {
    const children = rooms[ages[0]!]?.children ?? "children";
    const group = setting === "center" ? kind : setting;
    return {
      jobTitle: r.pick(titles[group]!),
      company:
        setting === "center"
          ? centerName(r, new Set(), "Licensed Child-Care Center", [])
          : r.pick(companies[setting]!),
      description: fillPlaceholders(deal(workDescriptions[group]!), { children }),
      gradeLevels: setting === "other" ? [] : childAges(ages),
      teachingSettings: setting === "other" ? [] : [setting === "home" ? nannying : daycare],
      teachingRoles: setting === "center" ? [teachingRole[kind]] : [],
    };
  }
}

/** From now backwards: most work somewhere, others stopped within the last year; nothing before school was over. */
function spans({ r, now }: SampleContext, from: Date): { start: Date; end: Date | null }[] {
  const found: { start: Date; end: Date | null }[] = [];
  const years = now.getFullYear() - from.getFullYear();
  const count = Number(
    r.weighted(years > 6 ? { "1": 4, "2": 30, "3": 40, "4": 26 } : { "0": 6, "1": 44, "2": 50 }),
  );
  let end: Date | null = r.chance(0.68) ? null : subMonths(now, r.int(1, 14));
  while (found.length < count) {
    const start = startOfMonth(subMonths(end ?? now, r.int(6, found.length === 0 ? 48 : 40)));
    if (start < from) break;
    found.unshift({ start, end });
    end = subMonths(start, r.pick([0, 0, 0, 1, 1, 2, 4, 9]));
  }
  return found;
}

/** Assistants become leads, leads sometimes directors; who is qualified starts further up. */
function promoted({ r }: SampleContext, kind: RoleKind | null, isQualified: boolean): RoleKind {
  if (kind === null)
    return r.weighted(
      isQualified ? { lead: 4, assistant: 4, special: 1 } : { assistant: 6, floater: 3, lead: 1 },
    ) as RoleKind;
  if (kind === "assistant" || kind === "floater")
    return r.chance(isQualified ? 0.6 : 0.25) ? (r.chance(0.15) ? "special" : "lead") : kind;
  return kind === "lead" && isQualified && r.chance(0.12) ? "director" : kind;
}

const titles: Record<string, readonly string[]> = {
  lead: [
    "Lead Teacher",
    "Lead Preschool Teacher",
    "Lead Toddler Teacher",
    "Lead Pre-K Teacher",
    "Lead Infant Teacher",
  ],
  assistant: [
    "Assistant Teacher",
    "Assistant Toddler Teacher",
    "Assistant Preschool Teacher",
    "Teacher's Aide",
    "Co-Teacher",
  ],
  floater: ["Floater", "Substitute Teacher", "Teaching Assistant"],
  director: ["Assistant Director", "Director", "Site Supervisor"],
  special: [
    "Special Education Assistant",
    "Inclusion Specialist",
    "Paraprofessional",
    "Early Intervention Specialist",
  ],
  home: ["Nanny", "Babysitter", "Family Child Care Assistant"],
  other: ["Administrative Assistant"],
};

const companies: Record<string, readonly string[]> = {
  home: ["Private family", "Private families", "Families in the neighborhood"],
  other: [
    "Riverside Dental",
    "Hillside Insurance",
    "Parkway Realty",
    "Lakeshore Veterinary Clinic",
    "Sunset Property Care",
  ],
};

const teachingRole: Record<RoleKind, string> = {
  lead: "Teacher (Lead/Head)",
  assistant: "Assistant Teacher",
  floater: "Floater / Support Staff",
  director: "Director",
  special: "Special Needs Assistant Teacher",
};

const daycare = "Preschool/Childcare Center/Daycare";
const nannying = "Private Home or Individual Family (Nanny or Babysitter)";

const day = (date: Date) => formatISO(date, { representation: "date" });
