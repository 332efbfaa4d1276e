/** Answers to the profile questions, consistent with the rest of the profile. */
import type { DB } from "../../tables.ts";
import {
  requiredExperienceMonths,
  type WorkExperienceOption,
  workExperienceOptions,
} from "#features/educators/experience-options.ts";
import { kindsOfPlace } from "../../seed/geography-options.ts";
import { desiredSchedules, jobSearchStatuses, type RoleTitle } from "#features/educators/job-preferences.ts";
import { asap, months, mustGiveNotice, noticePeriods, otherDate } from "#features/educators/start-date.ts";
import { addDays } from "date-fns/addDays";
import { formatISO } from "date-fns/formatISO";
import type { Insertable } from "kysely";
import { childAges } from "./ages.ts";
import type { RoleKind } from "../jobs/job-roles.ts";
import type { SampleContext } from "../sample-context.ts";

export interface JobPreferences {
  kind: RoleKind;
  ages: string[];
  titles: string[];
  languages: string[];
  approaches: string[];
  experienceMonths: number;
  isWorking: boolean;
  credits: number;
  hourlyPay: number;
  about: string;
  place: { label: string; lat: number; lng: number };
}

/** Question name → stored value: text, or JSON for lists and places. */
export function answersOf(context: SampleContext, preferences: JobPreferences): Record<string, string> {
  const { r } = context;
  const { place } = preferences;
  return {
    about_me: preferences.about,
    languages_spoken: JSON.stringify(preferences.languages),
    work_experience: experienceWord(preferences.experienceMonths),
    age_groups_experience: JSON.stringify(childAges(preferences.ages)),
    ...(preferences.approaches.length && { educational_philosophy: JSON.stringify(preferences.approaches) }),
    completed_ece_credits: String(preferences.credits),
    first_aid_cpr: r.chance(0.7) ? "yes" : "no",
    job_search_status: jobSearchStatuses[Number(r.weighted({ "0": 58, "1": 34, "2": 8 }))]!,
    desired_role: JSON.stringify(rolesOf(r.chance(0.35), preferences.kind)),
    desired_job: JSON.stringify(preferences.titles),
    availability: JSON.stringify(schedules(context)),
    desired_location: JSON.stringify({
      address: place.label,
      lat: place.lat,
      lng: place.lng,
      placeId: null,
      radiusInMiles: r.pick([5, 10, 10, 15, 25]),
      // By what is there already: one more throw of the dice would make another market.
      areas: [kindsOfPlace[preferences.credits % kindsOfPlace.length]![0]],
    }),
    desired_age_group: JSON.stringify(preferences.ages),
    ...start(context, preferences.isWorking),
    expected_compensation: preferences.hourlyPay.toFixed(2),
    is_adult: "yes",
    may_work_in_us: "yes",
    background_check: "yes",
  };
}

export const answerRows = (
  context: SampleContext,
  of: { userProfileId: string; at: Date },
  answers: Record<string, string>,
): Insertable<DB["profileQuestionAnswers"]>[] =>
  Object.entries(answers).map(([name, value]) => ({
    id: context.r.id(of.at),
    userProfileId: of.userProfileId,
    profileQuestionId: context.questions.get(name)?.id ?? null,
    profileQuestionName: name,
    profileQuestionLabel: context.questions.get(name)?.label ?? "",
    value,
    createdAt: of.at,
    updatedAt: of.at,
  }));

function start({ r, now }: SampleContext, isWorking: boolean): Record<string, string> {
  const choice = r.weighted(
    isWorking ? { notice: 6, asap: 1, month: 2, date: 1 } : { asap: 7, month: 2, date: 1 },
  );
  if (choice === "asap") return { desired_start: asap };
  if (choice === "notice")
    return { desired_start: mustGiveNotice, notice_period: r.pick(noticePeriods).value };
  if (choice === "month") return { desired_start: months[(now.getMonth() + r.int(0, 4)) % 12]! };
  const date = formatISO(addDays(now, r.int(10, 120)), { representation: "date" });
  return { desired_start: otherDate, desired_start_date: date };
}

function schedules({ r }: SampleContext): string[] {
  return r.chance(0.55) ? ["Full-time"] : r.some(desiredSchedules, r.int(1, 3));
}

const roleTitleOf: Record<RoleKind, RoleTitle[]> = {
  lead: ["Teacher (Lead/Head)", "Assistant Teacher"],
  assistant: ["Assistant Teacher", "Floater / Support Staff"],
  floater: ["Floater / Support Staff", "Assistant Teacher"],
  director: ["Director", "Teacher (Lead/Head)"],
  special: ["Special Needs Teacher (Lead/Head)", "Special Needs Assistant Teacher"],
};

const rolesOf = (both: boolean, kind: RoleKind) => (both ? roleTitleOf[kind] : roleTitleOf[kind].slice(0, 1));

const experienceWord = (worked: number): WorkExperienceOption =>
  workExperienceOptions.findLast((option) => requiredExperienceMonths[option] <= worked) ?? "none";
