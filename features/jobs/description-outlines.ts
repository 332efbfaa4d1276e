/** Outlines of descriptions, one per kind of role: true of nearly every job of that kind, and made one's own in minutes. */
import { escapeHtml } from "#platform/shared/escape-html.ts";
import type { JobDraft } from "./job-draft.ts";

export interface Outline {
  label: string;
  opening: string;
  tasks: readonly string[];
}

export const outlines = {
  lead: {
    label: /*i18n*/ "Lead teacher",
    opening:
      /*i18n*/ "You lead a classroom, plan the days with your team, and know every child and family well.",
    tasks: [
      /*i18n*/ "Plan activities that fit the children's ages and interests",
      /*i18n*/ "Watch, write down and share how each child is growing",
      /*i18n*/ "Talk with families at drop-off and pick-up",
      /*i18n*/ "Guide your assistant teacher",
    ],
  },
  infant: {
    label: /*i18n*/ "Infant teacher",
    opening:
      /*i18n*/ "You care for a small group of babies, follow each one's own rhythm, and build trust with their parents.",
    tasks: [
      /*i18n*/ "Feed, change and settle babies safely to sleep",
      /*i18n*/ "Talk, sing and play on the floor every day",
      /*i18n*/ "Write down meals, naps and diapers for families",
      /*i18n*/ "Keep the room clean, calm and safe",
    ],
  },
  toddler: {
    label: /*i18n*/ "Toddler teacher",
    opening:
      /*i18n*/ "You spend your days with curious toddlers who are learning to talk, to share and to do things themselves.",
    tasks: [
      /*i18n*/ "Plan play, music, art and time outdoors",
      /*i18n*/ "Help with meals, naps and potty training",
      /*i18n*/ "Guide big feelings with patience and kind words",
      /*i18n*/ "Tell families about their child's day",
    ],
  },
  preK: {
    label: /*i18n*/ "Pre-K teacher",
    opening:
      /*i18n*/ "You help children get ready for kindergarten: with stories, numbers, friendships and a lot of play.",
    tasks: [
      /*i18n*/ "Plan lessons in early reading, math and science",
      /*i18n*/ "Lead small groups and circle time",
      /*i18n*/ "Assess progress and prepare family conferences",
      /*i18n*/ "Help children solve their own conflicts",
    ],
  },
  assistant: {
    label: /*i18n*/ "Assistant teacher",
    opening:
      /*i18n*/ "You work beside a lead teacher, give children attention one by one, and keep the day running smoothly.",
    tasks: [
      /*i18n*/ "Join in play, meals, naps and time outdoors",
      /*i18n*/ "Set up activities and tidy up with the children",
      /*i18n*/ "Watch over the group and keep everyone safe",
      /*i18n*/ "Learn from the lead teacher how to plan and observe",
    ],
  },
  floater: {
    label: /*i18n*/ "Floater",
    opening:
      /*i18n*/ "You help wherever you are needed: you know every room, and the children are glad when you come in.",
    tasks: [
      /*i18n*/ "Cover breaks and absences in all rooms",
      /*i18n*/ "Follow each room's routines and children's needs",
      /*i18n*/ "Help at meals, at naps and outdoors",
      /*i18n*/ "Keep groups within the required ratios",
    ],
  },
  substitute: {
    label: /*i18n*/ "Substitute",
    opening:
      /*i18n*/ "You step in when a teacher is away, on days that you choose, and give children a good, familiar day.",
    tasks: [
      /*i18n*/ "Follow the plans that the teacher leaves for you",
      /*i18n*/ "Keep to the room's routines",
      /*i18n*/ "Care for children safely, together with a colleague",
      /*i18n*/ "Tell the team how the day went",
    ],
  },
  director: {
    label: /*i18n*/ "Director",
    opening: /*i18n*/ "You lead our program: its team, its quality, its families and its budget.",
    tasks: [
      /*i18n*/ "Hire, coach and keep great teachers",
      /*i18n*/ "Meet licensing and safety rules every day",
      /*i18n*/ "Welcome families and answer their questions",
      /*i18n*/ "Manage enrollment, schedules and the budget",
    ],
  },
  assistantDirector: {
    label: /*i18n*/ "Assistant director",
    opening:
      /*i18n*/ "You run the day with the director, support teachers in their rooms, and lead when the director is away.",
    tasks: [
      /*i18n*/ "Plan schedules and cover for absences",
      /*i18n*/ "Coach teachers and join them in the classroom",
      /*i18n*/ "Give tours and enroll new families",
      /*i18n*/ "Keep files and training up to date",
    ],
  },
  specialNeeds: {
    label: /*i18n*/ "Special needs teacher",
    opening:
      /*i18n*/ "You help children with disabilities and delays take part in everything, together with families and therapists.",
    tasks: [
      /*i18n*/ "Put each child's plan into practice",
      /*i18n*/ "Adapt activities, rooms and routines",
      /*i18n*/ "Work with therapists and the classroom team",
      /*i18n*/ "Keep families informed and hear their wishes",
    ],
  },
  schoolAge: {
    label: /*i18n*/ "Before and after school",
    opening:
      /*i18n*/ "You give school-age children a place to rest, play and do their homework before and after school.",
    tasks: [
      /*i18n*/ "Greet children and check them in and out",
      /*i18n*/ "Plan games, projects and time outdoors",
      /*i18n*/ "Help with homework and snacks",
      /*i18n*/ "Keep children safe on the way and on site",
    ],
  },
  montessori: {
    label: /*i18n*/ "Montessori guide",
    opening:
      /*i18n*/ "You prepare a Montessori classroom where children choose their work, and guide each one at their own pace.",
    tasks: [
      /*i18n*/ "Prepare the room and its materials with care",
      /*i18n*/ "Give lessons to one child or a few",
      /*i18n*/ "Watch closely, and keep records of progress",
      /*i18n*/ "Support independence, courtesy and peace",
    ],
  },
} as const satisfies Record<string, Outline>;

export type OutlineId = keyof typeof outlines;

type Job = Pick<JobDraft, "title" | "roleType" | "ageGroup" | "employmentType" | "educationPhilosophy">;

/** The first rule that holds names the outline that is offered. */
const rules: readonly [OutlineId, (job: Job) => boolean][] = [
  ["substitute", ({ employmentType }) => employmentType.length === 1 && employmentType[0] === "Substitute"],
  ["specialNeeds", ({ roleType }) => roleType.startsWith("Special Needs")],
  ["assistantDirector", ({ title }) => /assistant director/i.test(title)],
  ["director", ({ roleType }) => roleType === "Director"],
  ["floater", ({ roleType }) => roleType === "Floater / Support Staff"],
  ["schoolAge", ({ title }) => /after[ -]school/i.test(title)],
  [
    "montessori",
    ({ title, educationPhilosophy }) =>
      /montessori/i.test(title) || onlyIs(educationPhilosophy, "Montessori"),
  ],
  ["assistant", ({ roleType }) => roleType === "Assistant Teacher"],
  ["infant", ({ title, ageGroup }) => /infant|baby/i.test(title) || onlyIs(ageGroup, "Infant")],
  ["toddler", ({ title, ageGroup }) => /toddler/i.test(title) || onlyIs(ageGroup, "Toddler")],
  ["preK", ({ title, ageGroup }) => /pre-?k/i.test(title) || onlyIs(ageGroup, "Pre-K")],
];

const onlyIs = (values: readonly string[], value: string) => values.length === 1 && values[0] === value;

export const outlineFor = (job: Job): OutlineId => rules.find(([, fits]) => fits(job))?.[0] ?? "lead";

/** Its letters alone: the editor writes the same text with other tags than it was given. */
export const plainDescription = (html: string) => html.replace(/<[^<>]*>|&\w+;|\s/g, "");

/** As the editor's HTML. */
export function outlineHtml({ opening, tasks }: Outline, read: (text: string) => string): string {
  const items = tasks.map((task) => `<li><p>${escapeHtml(read(task))}</p></li>`);
  return `<p>${escapeHtml(read(opening))}</p><ul>${items.join("")}</ul>`;
}
