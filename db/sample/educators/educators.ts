/** Sample educators: people with an age, schooling, a career and job preferences that follow from them. */
import { consentText } from "#features/accounts/api/sms/sms-consent.action.ts";
import type { DB } from "../../tables.ts";
import { experienceMonths } from "#features/educators/experience.ts";
import { jobAgeGroups } from "#features/educators/job-preferences.ts";
import { philosophies, texasPrograms } from "#features/places/philosophies.ts";
import type { Insertable } from "kysely";
import { createAboutWriter } from "./about-me.ts";
import { answersOf } from "./answers.ts";
import { type Career, createCareerMaker } from "./careers.ts";
import type { SampleCity } from "../cities.ts";
import { profileStates } from "./educator-states.ts";
import { type RoleKind, roles } from "../jobs/job-roles.ts";
import { account, person, phone, type Person } from "./people.ts";
import { type EducationRow, makeSchooling, type Schooling } from "./schooling.ts";
import type { SampleCertification, SampleContext } from "../sample-context.ts";

export type ProfileRow = Insertable<DB["userProfiles"]> & {
  id: string;
  approvalState: string;
  createdAt: Date;
  lat: number;
  lng: number;
};

export interface SampleEducator {
  account: Insertable<DB["accounts"]> & { id: string };
  profile: ProfileRow;
  career: Career;
  schooling: { entries: EducationRow[]; level: number };
  certifications: SampleCertification[];
  answers: Record<string, string>;
  city: SampleCity;
  kind: RoleKind;
}

/** What is fixed about an educator; the rest is chance. */
export interface EducatorPlan {
  city?: SampleCity;
  person?: Person & { passwordHash: string };
  zip?: string;
  answers?: Record<string, string>;
  isShown?: boolean;
}

export function makeEducators(count: number, make: (plan: EducatorPlan) => SampleEducator): SampleEducator[] {
  return Array.from({ length: count }, () => make({}));
}

export function createEducatorMaker(
  context: SampleContext,
  passwordHash: string,
): (plan: EducatorPlan) => SampleEducator {
  const { r, now } = context;
  const usedSlugs = new Set<string>();
  const makeCareer = createCareerMaker(context);
  const writeAbout = createAboutWriter(r);
  const weights = Object.fromEntries(context.cities.map((city, index) => [index, city.weight]));

  return (plan) => {
    const who = plan.person ?? person(r, usedSlugs);
    const city = plan.city ?? context.cities[Number(r.weighted(weights))]!;
    const place = city.places.find(({ zip }) => zip === plan.zip) ?? r.pick(city.places);
    const createdAt = context.daysAgo(1 + r.next() ** 2 * 700);
    const accountId = r.id(createdAt);
    const id = r.id(createdAt);
    const bornIn = now.getFullYear() - Math.round(20 + r.next() ** 1.5 * 42);
    const schooling = makeSchooling(context, id, city, bornIn);
    const languages = languagesOf(context, city);
    const ages = agesOf(context);
    const approaches = r.some(preferencesOffered(city), r.int(0, 2));
    const from = new Date(Math.max(schooling.endedInYear, bornIn + 18, now.getFullYear() - 14), 6, 1);
    const career = makeCareer({
      userProfileId: id,
      city,
      languages,
      ages,
      from,
      isQualified: schooling.level >= 1,
      approaches,
    });
    const kind = career.kind ?? (schooling.level >= 2 ? "lead" : "assistant");
    const worked = experienceMonths(career.works, now);
    const states = plan.isShown ? profileStates.shown : profileStates.of(context, career.works.length);
    const certifications = certificationsOf(context, context.geographyOf(place.zip), kind, schooling);
    return {
      account: account(
        {
          ...who,
          id: accountId,
          createdAt,
          passwordHash: plan.person?.passwordHash ?? passwordHash,
          lastSeenAt: states.lastSeenAt(context, createdAt),
        },
        "educator",
        {
          onboardComplete: states.approvalState !== "incomplete",
          ...profileTextsOf(r.chance(0.4), createdAt),
        },
      ) as SampleEducator["account"],
      profile: {
        id,
        accountId,
        geographyId: context.geographyOf(place.zip),
        slug: who.slug,
        firstName: who.firstName,
        lastName: who.lastName,
        phoneNumber: phone(r),
        city: place.city,
        state: place.state,
        zipCode: place.zip,
        lat: place.lat,
        lng: place.lng,
        completedEceCredits: schooling.credits,
        showCertifications: r.chance(0.95),
        showEducation: r.chance(0.95),
        approvalState: states.approvalState,
        activeState: states.activeState,
        visibilityState: states.visibilityState,
        missingRequiredFields: states.missingRequiredFields,
        responsive: r.chance(0.35),
        createdAt,
        updatedAt: createdAt,
      },
      career,
      schooling,
      certifications,
      city,
      kind,
      answers: {
        ...answersOf(context, {
          kind,
          ages,
          titles: [
            ...new Set([
              ...career.works.filter((work) => work.workedWithChildren).map(({ jobTitle }) => jobTitle),
              desiredTitle[kind],
            ]),
          ],
          languages,
          approaches,
          experienceMonths: worked,
          isWorking: career.works[0]?.current ?? false,
          credits: schooling.credits,
          hourlyPay: Math.round(roles[kind].pay * city.pay * (0.9 + r.next() * 0.18) * 4) / 4,
          about: writeAbout({ city: city.name, ages, months: worked }),
          place: { label: `${place.city}, ${place.state} ${place.zip}`, lat: place.lat, lng: place.lng },
        }),
        ...plan.answers,
      },
    };
  };
}

/** Who wants text messages agreed to them at sign-up. */
const profileTextsOf = (smsNotifications: boolean, since: Date) => ({
  smsNotifications,
  smsConsentedAt: smsNotifications ? since : null,
  smsConsentText: smsNotifications ? consentText("en") : null,
});

const desiredTitle: Record<RoleKind, string> = {
  lead: "Lead Teacher",
  assistant: "Assistant Teacher",
  floater: "Floater",
  director: "Director",
  special: "Special Education Teacher",
};

function agesOf({ r }: SampleContext): string[] {
  const first = Number(r.weighted({ "0": 4, "1": 5, "2": 5, "3": 4, "4": 4, "5": 2, "6": 1 }));
  return jobAgeGroups.slice(first, first + r.int(1, 3));
}

const spanishStates = ["TX", "CA", "FL", "AZ", "NM", "NV", "NY", "NJ", "IL", "CO"];

function languagesOf({ r }: SampleContext, { state }: SampleCity): string[] {
  const others = r.chance(spanishStates.includes(state) ? 0.32 : 0.14)
    ? ["Spanish"]
    : r.chance(0.1)
      ? [
          r.pick([
            "Arabic",
            "Chinese (Mandarin)",
            "French",
            "Haitian Creole",
            "Hindi",
            "Korean",
            "Polish",
            "Portuguese",
            "Russian",
            "Somali",
            "Tagalog",
            "Vietnamese",
          ]),
        ]
      : [];
  return ["English", ...others, ...(r.chance(0.03) ? ["American Sign Language"] : [])];
}

const preferencesOffered = ({ state }: SampleCity) =>
  philosophies.filter((philosophy) => state === "TX" || !texasPrograms.includes(philosophy));

function certificationsOf(
  context: SampleContext,
  geographyId: string | null,
  kind: RoleKind,
  { level }: Schooling,
) {
  const { r } = context;
  const offered = context.certificationsOf(geographyId);
  const cda = offered.filter(
    ({ categoryType, title }) => categoryType === "cda" && !title.includes("progress"),
  );
  const stateOptions = offered.filter(
    ({ categoryType, title }) => categoryType === "state_certification" && isFitting(title, kind),
  );
  const certificateTypes = [
    ...(r.chance(level === 0 ? 0.22 : 0.3) ? [r.pick(cda)] : []),
    ...(stateOptions.length > 0 && r.chance(0.12 + level * 0.18) ? [r.pick(stateOptions)] : []),
  ];
  return certificateTypes;
}

/** Directors' credentials are for directors, special education for those who do it. */
const isFitting = (title: string, kind: RoleKind) =>
  /director|administr|supervisor/i.test(title)
    ? kind === "director"
    : /special/i.test(title)
      ? kind === "special"
      : true;
