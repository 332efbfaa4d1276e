/**
 * Reads educators' facts for the match: profiles, histories, certificates and job preferences in one query.
 * `readOwnFacts` is complete and for the educator alone; employers' matches use `readVisibleFacts`.
 */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { educatorFacts, matchQuestions, type ProfileForMatch } from "../educator-facts.ts";
import type { EducatorFacts, HeldCertification } from "../match-facts.ts";
import { visibleFacts } from "../visible-facts.ts";

/** All that is known, for what only the educator reads. Null where there is no such profile. */
export async function readOwnFacts(
  db: Queryable,
  userProfileId: string,
  now: Date,
): Promise<EducatorFacts | null> {
  return (await readBothFacts(db, [userProfileId], now)).get(userProfileId)?.own ?? null;
}

/** What employers may know of these educators, by profile id; those that are gone are left out. One query. */
export async function readVisibleFacts(
  db: Queryable,
  userProfileIds: string[],
  now: Date,
): Promise<Map<string, EducatorFacts>> {
  const facts = await readBothFacts(db, userProfileIds, now);
  return new Map([...facts].map(([id, { shown }]) => [id, shown]));
}

/** `own` for the educator's eyes, `shown` for employers'; one object where nothing is hidden. */
export interface BothFacts {
  own: EducatorFacts;
  shown: EducatorFacts;
}

/** For features that serve both sides, such as recommendations. Always one query. */
export async function readBothFacts(
  db: Queryable,
  userProfileIds: string[],
  now: Date,
): Promise<Map<string, BothFacts>> {
  if (userProfileIds.length === 0) return new Map();
  const profiles = await db
    .selectFrom("userProfiles as profile")
    .select([
      "profile.id",
      "profile.lat",
      "profile.lng",
      "profile.completedEceCredits",
      "profile.approvalState",
      "profile.showEducation",
      "profile.showCertifications",
    ])
    .select(educationHistories.as("educationHistories"))
    .select(workHistories.as("workHistories"))
    .select(certifications.as("certifications"))
    .select(answers.as("answers"))
    .where("profile.id", "in", userProfileIds)
    .execute();
  return new Map(
    profiles.map((profile) => {
      const own = educatorFacts(forMatch(profile), now);
      return [profile.id, { own, shown: visibleFacts(own, profile) }];
    }),
  );
}

interface ProfileRow {
  lat: number | null;
  lng: number | null;
  completedEceCredits: number;
  approvalState: string;
  educationHistories: NonNullable<ProfileForMatch["educationHistories"]>[number][];
  workHistories: NonNullable<ProfileForMatch["workHistories"]>[number][];
  certifications: HeldCertification[];
  answers: Record<string, string>;
}

function forMatch(profile: ProfileRow): ProfileForMatch {
  const { lat, lng, completedEceCredits, approvalState, answers } = profile;
  // Until a profile is complete, an empty list may only mean that it was not filled in yet.
  const isWhole = approvalState !== "incomplete";
  const knownRows = <T>(rows: T[]) => (rows.length > 0 || isWhole ? rows : null);
  return {
    educationHistories: knownRows(profile.educationHistories),
    workHistories: knownRows(profile.workHistories),
    certifications: knownRows(profile.certifications),
    completedEceCredits: completedEceCredits || isWhole ? completedEceCredits : null,
    answers,
    place: lat !== null && lng !== null ? { lat, lng } : null,
  };
}

const educationHistories = sql<NonNullable<ProfileForMatch["educationHistories"]>[number][]>`(
  select coalesce(json_agg(json_build_object(
    'startDate', e.start_date, 'endDate', e.end_date, 'current', e.current,
    'filterableEducationLevel', l.filterable_education_level) order by e.id), '[]')
  from education_histories e join education_levels l on l.id = e.education_level_id
  where e.user_profile_id = profile.id)`;

const workHistories = sql<NonNullable<ProfileForMatch["workHistories"]>[number][]>`(
  select coalesce(json_agg(json_build_object(
    'startDate', w.start_date, 'endDate', w.end_date, 'current', w.current,
    'workedWithChildren', w.worked_with_children, 'languages', w.languages) order by w.id), '[]')
  from work_histories w where w.user_profile_id = profile.id)`;

const certifications = sql<HeldCertification[]>`(
  select coalesce(json_agg(json_build_object(
    'title', c.title, 'qualifications', coalesce(o.qualifications, '{}'), 'state', area.state)
    order by c.id), '[]')
  from certifications c
  left join certification_options o on o.id = c.certification_option_id
  left join certification_categories k on k.id = o.certification_category_id
  left join geographies area on area.id = k.geography_id
  where c.user_profile_id = profile.id)`;

const answers = sql<Record<string, string>>`(
  select coalesce(json_object_agg(a.profile_question_name, a.value), '{}')
  from profile_question_answers a
  where a.user_profile_id = profile.id and a.active
    and a.profile_question_name = any(${[...matchQuestions]}))`;
