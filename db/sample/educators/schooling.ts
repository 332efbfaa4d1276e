/** Schools and degrees: high school at eighteen, college after it, a degree that fits the level. */
import type { DB } from "../../tables.ts";
import type { Insertable } from "kysely";
import type { SampleCity } from "../cities.ts";
import type { SampleContext } from "../sample-context.ts";

export type EducationRow = Insertable<DB["educationHistories"]> & {
  filterableEducationLevel: number;
  current: boolean;
};

export interface Schooling {
  entries: EducationRow[];
  /** Highest finished level, 0 to 4. */
  level: number;
  /** Early-childhood credits so far. */
  credits: number;
  endedInYear: number;
}

/** `bornIn` decides the years; what is still running is current. */
export function makeSchooling(
  context: SampleContext,
  userProfileId: string,
  city: SampleCity,
  bornIn: number,
): Schooling {
  const { r, now } = context;
  const year = now.getFullYear();
  const entries: EducationRow[] = [];
  const wanted = Number(r.weighted({ "0": 34, "1": 26, "2": 31, "3": 8, "4": 1 }));
  let at = bornIn + 18;
  let level = 0;
  let isEarlyChildhood = false;
  if (wanted === 0 || r.chance(0.35)) {
    entries.push(entry(0, `${r.pick(schoolNames)} High School`, at - 4, at, null));
  }
  for (const [step, years] of path(wanted, r.chance(0.5))) {
    const start = at + (r.chance(0.25) ? r.int(1, 3) : 0);
    if (start >= year) break;
    const field = r.chance(0.62)
      ? r.pick(context.fields.filter(({ eceRelated }) => eceRelated))
      : r.pick(context.fields);
    isEarlyChildhood ||= field.eceRelated;
    entries.push(entry(step, college(context, city, step), start, start + years, field));
    at = start + years;
    if (at > year) break;
    level = step;
  }
  const credits = isEarlyChildhood
    ? Math.min(120, 12 + level * r.int(6, 24))
    : r.chance(0.4)
      ? r.int(1, 5) * 3
      : 0;
  return { entries: entries.reverse(), level, credits, endedInYear: Math.min(at, year) };

  function entry(
    step: number,
    school: string,
    from: number,
    to: number,
    field: SampleContext["fields"][number] | null,
  ): EducationRow {
    const current = to > year || (to === year && now.getMonth() < 5);
    return {
      userProfileId,
      educationLevelId: context.levels[step]!,
      filterableEducationLevel: step,
      school,
      city: `${city.name}, ${city.state}`,
      startDate: `${from}-09-01`,
      endDate: current ? null : `${to}-06-01`,
      current,
      major: field?.title ?? null,
      majorId: field?.id ?? null,
      completedCollegeCredits: step === 1 ? 60 : null,
    };
  }
}

/** The degrees on the way to a level, each with its years. */
function path(level: number, byAssociate: boolean): [level: number, years: number][] {
  const toBachelor: [number, number][] = byAssociate
    ? [
        [1, 2],
        [2, 2],
      ]
    : [[2, 4]];
  return level === 0
    ? []
    : level === 1
      ? [[1, 2]]
      : [
          ...toBachelor,
          ...(level > 2 ? [[3, 2] as [number, number]] : []),
          ...(level > 3 ? [[4, 4] as [number, number]] : []),
        ];
}

const college = ({ r }: SampleContext, { name }: SampleCity, level: number) =>
  level === 1
    ? `${r.pick([name, ...schoolNames])} Community College`
    : r.pick([
        `${name} State University`,
        `${r.pick(schoolNames)} University`,
        `${r.pick(schoolNames)} College`,
      ]);

const schoolNames = [
  "Alder Creek",
  "Bellwether",
  "Cedar Valley",
  "Clearbrook",
  "Fairhaven",
  "Granite Hill",
  "Harborview",
  "Juniper Hills",
  "Lakeshore",
  "Marigold Heights",
  "Northfield Park",
  "Orchard Grove",
  "Prairie View",
  "Red Rock",
  "Stillwater Bend",
  "Three Rivers",
  "Westbrook",
  "Willow Run",
];
