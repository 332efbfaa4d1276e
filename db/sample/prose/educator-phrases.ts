/** Sentences educators write about themselves and their work. {children}, {years}, {city} are filled in. */

export const aboutOpenings: readonly string[] = [
  "I have spent {years} with {children}, and I still laugh every day.",
  "I grew up as the oldest of five in {city}, so a full room has never scared me.",
  "What I like most is the moment a shy child starts to tell stories.",
  "I came to teaching from the kitchen: I was a baker, and I still bake with every group.",
  "{children} are my people. I have worked with them for {years}.",
  "I started as a substitute, stayed for a year, and never left the field.",
  "My own children are grown, and I am back where I am happiest: on a small chair, at a low table.",
  "I am a calm person. Children notice that before adults do.",
  "I studied something else first, then nannied for a family in {city}, and changed my plans.",
  "Music is how I teach. I bring a ukulele and about sixty songs.",
  "I like order, labels and a good bin system, and I like what children do to them.",
  "I moved to {city} for family and am looking for a program to grow old in.",
  "For {years} I have worked with {children}, most of them in mixed-age rooms.",
  "I believe the first five minutes of a child's day decide the rest of it, so I am at the door.",
];

export const aboutMiddles: readonly string[] = [
  "I plan from what I observe and keep notes that parents like to read.",
  "I am patient with big feelings and quick with a mop.",
  "Outdoors is my classroom whenever the weather lets me.",
  "I speak with families the way I would like to be spoken to: honestly, and with good news first.",
  "I have learned a lot from working with children who have individual plans.",
  "I like working in a team and say so when something can be better.",
  "Books, puppets and long conversations at lunch are what my groups remember.",
  "I care about names, and I learn to say them right on the first day.",
  "I am taking evening classes and bring back something new every week.",
  "I keep a steady routine and leave room in it for ladybugs.",
];

export const aboutEnds: readonly string[] = [
  "I am looking for a place where teachers stay.",
  "A program with a yard would be a dream.",
  "I hope to find a team that plans together.",
  "I would love to lead my own room in the next years.",
  "I am looking for steady hours and kind people.",
  "I want to keep learning, and to be paid fairly while I do.",
  "Part of the week in a second language would make me happy.",
  "I hope to stay close to home and for a long time.",
];

export const workDescriptions: Record<string, readonly string[]> = {
  lead: [
    "Led a group of {children} with one assistant; planned weekly themes, wrote observations and held conferences twice a year.",
    "Built up a new classroom from an empty room, from the furniture to the first parent evening.",
    "Planned and taught small groups, guided two assistants in a year, and took over the garden project.",
    "Responsible for a room of {children}: curriculum, assessments, family communication and licensing files.",
    "Moved up with my group for two years, from the first words to the first letters.",
    "Ran the bilingual morning group and its library. Coached new teachers on transitions.",
  ],
  assistant: [
    "Assisted in a room of {children}: meals, naps, outdoor play and a small group of my own on Thursdays.",
    "Supported the lead teacher with set-up, observations and the daily notes to parents.",
    "Opened the room each morning, greeted families and led the breakfast table.",
    "Helped {children} through long days with songs, stories and a lot of hand washing.",
    "Worked one-to-one with a child with a speech delay inside the group.",
    "Took photos and notes for portfolios and led rest time.",
  ],
  floater: [
    "Covered breaks in six classrooms and knew the routine of each.",
    "Filled in wherever a teacher was out, from infants to the after-school group.",
    "Opened and closed the building and kept supplies in order.",
  ],
  director: [
    "Led a team of sixteen, kept enrollment above ninety percent and took the center through two licensing visits.",
    "Hired and coached staff, planned the budget and worked in the rooms when it was needed.",
    "Supported the director with schedules, tours and training of new teachers.",
  ],
  special: [
    "Carried out individual plans in an inclusive room and worked closely with the therapists.",
    "Used visuals, signs and small steps with {children} on the spectrum; wrote progress notes for the district.",
    "Supported four children with different needs through the day and trained assistants in calm responses.",
  ],
  home: [
    "Cared for two siblings in their home: meals, outings, naps and the first day of preschool.",
    "Looked after three families' children in a shared arrangement, with a weekly plan and a monthly note to the parents.",
    "Picked up from school, helped with homework and cooked dinner on weekdays.",
  ],
  other: [
    "Worked the front desk and handled phones, payments and complaints.",
    "Kept the calendar, the files and the calm of a busy office.",
    "Answered calls, wrote letters and trained two new colleagues.",
  ],
};
