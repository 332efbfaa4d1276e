/** Collects a profile's content for its resume: only what this reader may see. */
import type { BrandRow } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import { translator } from "#platform/server/translations.ts";
import type { Localizer, Translate } from "#platform/shared/translate.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { locationText } from "../../location-text.ts";
import { experienceDuration } from "../../experience.ts";
import { lookingForText } from "../../looking-for-text.ts";
import { loadResumeFacts } from "./resume-answers.query.ts";
import { preferencesFrom, type ResumeAnswers } from "./resume-preferences.ts";
import { contactsAreOpen, type ProfileRow } from "../profile-facts.query.ts";
import type { ResumeEntry, ResumeSection, ResumeSheet } from "./resume-sheet.ts";
import { inkColor } from "#platform/shared/colors.ts";

const maxEntries = 12;

/** `profile` is one that the reader sees. */
export async function resumeSheet(
  context: Context,
  profile: ProfileRow,
  brand: BrandRow | null,
): Promise<ResumeSheet> {
  const { language } = context;
  const t = translator(language);
  const isOwn = context.actor.kind === "educator";
  const parts = await partsOf(context, profile.id);
  const name = fullName(profile);
  const { firstName } = profile;
  const facts = await loadResumeFacts(context, profile, { t, locale: language });
  const when = (entry: Parameters<typeof experienceDuration>[0]) =>
    experienceDuration(entry, { language, present: t(/*i18n*/ "present") });
  return {
    language,
    title: t(/*i18n*/ "{name}: resume", { name }),
    name,
    otherwise: t(/*i18n*/ "Resume"),
    contact: await contactOf(context, profile),
    lookingFor: rolesAndStart({ t, locale: language }, parts.answers),
    sections: [
      { heading: t(/*i18n*/ "Work history"), entries: parts.work.map((job) => workEntry(t, job, when(job))) },
      {
        heading: t(/*i18n*/ "Education"),
        entries:
          isOwn || profile.showEducation
            ? parts.education.map((one) => educationEntry(t, one, when(one)))
            : [],
      },
      {
        heading: t(/*i18n*/ "Certifications"),
        words: isOwn || profile.showCertifications ? parts.certifications.map((title) => t(title)) : [],
      },
      { heading: t(/*i18n*/ "Languages"), words: languagesOf(parts).map((one) => t(one)) },
      { heading: t(/*i18n*/ "Looking for"), facts: facts.preferences },
      { heading: t(/*i18n*/ "More about {firstName}", { firstName }), facts: facts.others },
    ].filter(isFilled),
    color: inkColor(brand?.theme?.primary),
  };
}

/** "Lead Teacher, Floater · Starting March"; empty without answers. */
const rolesAndStart = (localizer: Localizer, { roles, start }: ResumeAnswers): string =>
  [roles.map((role) => localizer.t(role)).join(", "), lookingForText(localizer, start)]
    .filter(Boolean)
    .join(" · ");

const isFilled = ({ entries, words, facts }: ResumeSection) => (entries ?? words ?? facts ?? []).length > 0;

async function partsOf({ db }: Context, userProfileId: string) {
  const [work, education, certifications, answers] = await Promise.all([
    db
      .selectFrom("workHistories")
      .selectAll()
      .where("userProfileId", "=", userProfileId)
      .orderBy("current", "desc")
      .orderBy("startDate", "desc")
      .limit(maxEntries)
      .execute(),
    db
      .selectFrom("educationHistories as one")
      .leftJoin("educationLevels as level", "level.id", "one.educationLevelId")
      .select([
        "one.school",
        "one.city",
        "one.major",
        "one.startDate",
        "one.endDate",
        "one.current",
        "level.title",
      ])
      .where("one.userProfileId", "=", userProfileId)
      .orderBy("one.current", "desc")
      .orderBy("one.endDate", "desc")
      .limit(maxEntries)
      .execute(),
    db
      .selectFrom("certifications")
      .select("title")
      .where("userProfileId", "=", userProfileId)
      .orderBy("id")
      .limit(maxEntries)
      .execute(),
    preferencesFrom(db, userProfileId),
  ]);
  return { work, education, certifications: certifications.map(({ title }) => title), answers };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

function workEntry(t: Translate, job: Parts["work"][number], when: string): ResumeEntry {
  const { jobTitle, company, city, description } = job;
  return { title: t(jobTitle), where: joinNonEmpty(company, city), when, text: description };
}

function educationEntry(t: Translate, one: Parts["education"][number], when: string): ResumeEntry {
  const level = one.title ? t(one.title) : "";
  const title = one.major ? joinNonEmpty(level, t(one.major)) : level;
  return { title: title || one.school, where: joinNonEmpty(title ? one.school : "", one.city), when };
}

const joinNonEmpty = (...words: (string | null)[]) => words.filter(Boolean).join(", ");

/** From an answer, or used at work. */
const languagesOf = ({ answers, work }: Parts) => [
  ...new Set([...answers.languages, ...work.flatMap(({ languages }) => languages)]),
];

async function contactOf(context: Context, profile: ProfileRow): Promise<string[]> {
  const isOpen = (await contactsAreOpen([profile], context))(profile);
  const account =
    isOpen &&
    (await context.db
      .selectFrom("accounts")
      .select(["email", "emailVerifiedAt"])
      .where("id", "=", profile.accountId)
      .executeTakeFirst());
  return [
    locationText(profile),
    account && (account.emailVerifiedAt || context.actor.kind !== "employer") && account.email,
    isOpen && profile.phoneNumber,
  ].filter((text): text is string => Boolean(text));
}
