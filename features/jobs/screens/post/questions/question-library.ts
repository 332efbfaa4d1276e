/** Common screening questions, ready to add. Stored in the language of the employer who adds them. */
import { msg } from "@lingui/core/macro";
import type { ScreeningQuestion } from "../../../screening-questions.ts";

type LibraryQuestion = Omit<ScreeningQuestion, "id" | "question"> & { question: ReturnType<typeof msg> };

export const questionLibrary: readonly LibraryQuestion[] = [
  { question: msg`Do you have a reliable way to get to work?`, type: "yes_no", required: true },
  { question: msg`Are you at least 18 years old?`, type: "yes_no", required: true },
  {
    question: msg`Do you have a current pediatric first aid and CPR certificate?`,
    type: "yes_no",
    required: true,
  },
  { question: msg`How many years have you worked with children?`, type: "number", required: true },
  { question: msg`Which ages do you like working with best?`, type: "text", required: false },
  { question: msg`Tell us about a moment with a child that went well.`, type: "text", required: false },
];
