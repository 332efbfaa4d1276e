/** Screening questions of sample programs, and answers to them. */
import type { ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import type { Random } from "../random.ts";

type Card = Omit<ScreeningQuestion, "id" | "required"> & {
  answers: readonly (string | number)[];
  required?: boolean;
};

/** So many questions, each with an id of its own job. */
export const pickQuestions = (r: Random, count: number): ScreeningQuestion[] =>
  r.some(cards, count).map(({ answers: _, required = true, ...question }, index) => ({
    id: `q${index + 1}`,
    required,
    ...question,
  }));

/** What someone says; years and credits as the profile has them. The knocking answers come once in their lists. */
export function answerTo(
  r: Random,
  { question }: ScreeningQuestion,
  of: { years: number; credits: number },
): string | number {
  if (question === howManyYears) return of.years;
  if (question === howManyCredits) return of.credits;
  return r.pick(cards.find((card) => card.question === question)!.answers);
}

const howManyYears = "How many years have you worked with groups of children?";
const howManyCredits = "How many early childhood credits do you have?";

const yesNo = (question: string, yes: number, knockOut?: string): Card => ({
  question,
  type: "yes_no",
  answers: [...Array.from({ length: yes }, () => "yes"), "no"],
  ...(knockOut && { knockOut: [knockOut] }),
});

const cards: Card[] = [
  yesNo("Are you 18 or older?", 40, "no"),
  yesNo(
    "Do you have a current pediatric first aid and CPR card, or will you get one in your first month?",
    14,
    "no",
  ),
  yesNo("Can you be at work by 6:45 am on two days a week?", 4),
  yesNo("Have you worked in a licensed program before?", 3),
  yesNo("Do you have a reliable way to get to work?", 12, "no"),
  yesNo("Are you comfortable with changing diapers and helping with potty training?", 15),
  yesNo("Would you like to work with us through the summer?", 4),
  { question: howManyYears, type: "number", answers: [] },
  { question: howManyCredits, type: "number", answers: [] },
  {
    question: "Which age group do you like best?",
    type: "choice",
    options: ["Infants", "Toddlers", "Preschool", "Pre-K", "I like them all"],
    answers: ["Infants", "Toddlers", "Toddlers", "Preschool", "Preschool", "Pre-K", "I like them all"],
    required: false,
  },
  {
    question: "Which shift suits you best?",
    type: "choice",
    options: ["Opening, 6:30 to 2:30", "Middle, 8:30 to 4:30", "Closing, 10 to 6"],
    answers: ["Opening, 6:30 to 2:30", "Middle, 8:30 to 4:30", "Middle, 8:30 to 4:30", "Closing, 10 to 6"],
  },
  {
    question: "What would you do in the first ten minutes with a new group?",
    type: "text",
    answers: [
      "Sit on the floor with something interesting and wait. They come.",
      "Learn the names, one by one, and repeat them until I have them.",
      "Watch first. A group tells you a lot before it says a word.",
      "Sing. Nobody can stay shy through a song about a very slow turtle.",
      "I would ask them to show me the room, because they are the experts.",
    ],
    required: false,
  },
  {
    question: "Tell us about a moment with a child that went well.",
    type: "text",
    answers: [
      "A boy who never spoke at lunch told me the whole story of his grandmother's goat. He has not stopped since.",
      "Two girls fought over the blue bike every day. We made a list together, and they ended up fighting over who may keep the list.",
      "A toddler cried every morning for three weeks. Then one day she waved at her father and pulled me to the sandbox.",
      "We found a bird's egg and the whole group was quiet for half an hour. I will remember that silence.",
      "A child with few words asked for 'more' with a sign for the first time, and then for everything else.",
    ],
    required: false,
  },
  {
    question: "Which languages can you use with children and families?",
    type: "text",
    answers: [
      "English",
      "English and Spanish",
      "English and a little Spanish",
      "English, Spanish and some Portuguese",
      "English and American Sign Language",
      "English and Mandarin",
    ],
    required: false,
  },
];
