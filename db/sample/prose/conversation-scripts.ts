/** Messages between sample programs and educators. {firstName}, {contact}, {job}, {center} are filled in. */

/** Who speaks, how many hours after the line before, and what. */
export type Line = readonly [by: "employer" | "educator", hours: number, text: string];

/** After an application that was viewed. */
export const first: readonly (readonly Line[])[] = [
  [
    [
      "employer",
      20,
      "Hi {firstName}, thank you for applying for {job}. Which days could you come in for a visit?",
    ],
    ["educator", 5, "Hi {contact}! Tuesdays and Thursdays after 2 work best for me."],
    [
      "employer",
      16,
      "Thursday at 2:30 then. Ask for me at the front desk, and plan half an hour for the rooms.",
    ],
    ["educator", 2, "Perfect, see you Thursday!"],
  ],
  [
    [
      "employer",
      8,
      "Hello {firstName}, your application made us smile. Do you have time for a short call this week?",
    ],
    ["educator", 20, "Yes, gladly. Wednesday morning before 10 or Friday all day."],
  ],
  [
    [
      "educator",
      30,
      "Hello, I wanted to ask whether the hours for {job} could start at 8 instead of 7:30. I take my son to school.",
    ],
    [
      "employer",
      26,
      "Hi {firstName}, that can be arranged: two of us open the house, so you would be in from 8.",
    ],
    ["educator", 4, "Wonderful, thank you for being so quick."],
  ],
  [
    [
      "employer",
      44,
      "Hi {firstName}, could you tell us a little more about your time with toddlers? How many were in your group?",
    ],
    [
      "educator",
      9,
      "We were two teachers with nine children between 18 months and almost three. I planned the mornings and wrote the weekly notes to families.",
    ],
    [
      "employer",
      21,
      "That is very close to how we work here. I'll talk to our director and write again tomorrow.",
    ],
  ],
  [
    [
      "employer",
      12,
      "Thank you for applying, {firstName}! We're reading all applications until Friday and will be in touch.",
    ],
  ],
  [
    [
      "employer",
      15,
      "Hi {firstName}, we loved the part about cooking with children. What do you cook with three-year-olds?",
    ],
    ["educator", 7, "Mostly bread and soup! They knead, I do the oven. Carrots are washed about four times."],
    ["employer", 3, "That is exactly how it goes here. Would you like to come and see the kitchen?"],
    ["educator", 26, "I'd love to. Is Monday afternoon possible?"],
  ],
];

/** Once they have met. */
export const further: readonly (readonly Line[])[] = [
  [
    [
      "employer",
      18,
      "It was lovely to meet you, {firstName}. The children in the {center} garden still ask who the visitor was.",
    ],
    ["educator", 3, "Thank you for the tour! I could picture myself there right away."],
    ["employer", 28, "We'd like to check one reference before we go on. Whom may we call?"],
    ["educator", 6, "My last director, Ms. Alvarez. I've told her you will call."],
  ],
  [
    ["educator", 10, "Thank you for showing me around today. I'm even more interested than before."],
    ["employer", 24, "So are we! You'll hear from us by the end of the week."],
  ],
  [
    ["employer", 22, "One question came up after your visit: when could you start at the earliest?"],
    ["educator", 5, "I have to give two weeks' notice, so in about three weeks from now."],
  ],
];

/** To someone found in search; the last is not answered yet. */
export const found: readonly (readonly Line[])[] = [
  [
    [
      "employer",
      0,
      "Hi {firstName}, your years with toddlers caught our eye. We are looking for somebody to lead our youngest group. Would you like to hear more?",
    ],
    [
      "educator",
      19,
      "Hello {contact}, thank you for writing! Yes, I'd like to know more about the group and the hours.",
    ],
    [
      "employer",
      27,
      "Eight children, two teachers, Monday to Friday from 8 to 4. Would Thursday at 3 suit you for a visit?",
    ],
  ],
  [
    [
      "employer",
      0,
      "Hello {firstName}, we are opening a second toddler room in March and would love to talk with you about it.",
    ],
  ],
];
