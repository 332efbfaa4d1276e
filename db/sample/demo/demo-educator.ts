/** The demo educator, written out: a complete, approved profile that fits the first demo job. */
import { mustGiveNotice } from "#features/educators/start-date.ts";
import type { SampleEducator } from "../educators/educators.ts";
import type { SampleContext } from "../sample-context.ts";

/** Replaces the random career by Maya's own; names, city and ids stay. */
export function asDemoEducator(context: SampleContext, person: SampleEducator): SampleEducator {
  const userProfileId = person.profile.id;
  const year = context.now.getFullYear();
  const since = context.daysAgo(420);
  const works = [
    {
      jobTitle: "Lead Toddler Teacher",
      company: "Paper Lantern Early Learning Center",
      startDate: `${year - 2}-08-01`,
      endDate: null,
      current: true,
      description:
        "Lead a room of ten toddlers with one assistant. Built the loose-parts yard with families, write the weekly letter, and coach two new assistants each year.",
      teachingRoles: ["Teacher (Lead/Head)"],
    },
    {
      jobTitle: "Assistant Toddler Teacher",
      company: "Clover Street Children's House",
      startDate: `${year - 5}-09-01`,
      endDate: `${year - 2}-07-15`,
      current: false,
      description:
        "Assisted in a mixed room of one- and two-year-olds: meals, naps, small groups in Spanish, and the garden on Fridays.",
      teachingRoles: ["Assistant Teacher"],
    },
  ].map((work) => ({
    userProfileId,
    ...work,
    city: "Austin, TX",
    workedWithChildren: true,
    gradeLevels: ["13-24 months", "2 years old"],
    teachingSettings: ["Preschool/Childcare Center/Daycare"],
    approaches: ["Reggio Emilia", "Project-Based Learning"],
    languages: ["English", "Spanish"],
  }));
  const field = context.fields.find(({ title }) => title === "Child Development")!;
  const entries = [
    {
      userProfileId,
      educationLevelId: context.levels[1]!,
      filterableEducationLevel: 1,
      school: "Barton Springs Community College",
      city: "Austin, TX",
      startDate: `${year - 7}-09-01`,
      endDate: `${year - 5}-06-01`,
      current: false,
      major: field.title,
      majorId: field.id,
      completedCollegeCredits: 62,
    },
  ];
  const certifications = context
    .certificationsOf(person.profile.geographyId ?? null)
    .filter(({ title }) => title === "CDA: Infant/Toddler");
  return {
    ...person,
    account: { ...person.account, createdAt: since, updatedAt: since },
    profile: {
      ...person.profile,
      completedEceCredits: 30,
      responsive: true,
      showCertifications: true,
      showEducation: true,
      createdAt: since,
      updatedAt: since,
    },
    career: { works, kind: "lead", ages: ["Toddler"] },
    schooling: { entries, level: 1 },
    certifications,
    kind: "lead",
    answers: { ...person.answers, ...answers },
  };
}

const { stringify } = JSON;

const answers: Record<string, string> = {
  about_me:
    "I have led toddler rooms for two years and assisted in them for three. I plan from what I observe, speak Spanish and English with families, and love the garden in any weather. I am looking for a team that plans together.",
  languages_spoken: stringify(["English", "Spanish"]),
  work_experience: "5_years",
  age_groups_experience: stringify(["13-24 months", "2 years old"]),
  educational_philosophy: stringify(["Reggio Emilia", "Project-Based Learning"]),
  completed_ece_credits: "30",
  first_aid_cpr: "yes",
  job_search_status: "i am actively looking for a new role",
  desired_role: stringify(["Teacher (Lead/Head)", "Assistant Teacher"]),
  desired_job: stringify(["Lead Toddler Teacher", "Lead Teacher"]),
  availability: stringify(["Full-time"]),
  desired_age_group: stringify(["Toddler", "3's"]),
  desired_start: mustGiveNotice,
  notice_period: "2 weeks' notice",
  expected_compensation: "20.00",
};
