/** The letter to an educator who is not selected: a built-in text or the team's own, signed by the program. */
import type { Translate } from "#platform/shared/translate.ts";
import { z } from "zod";

/** Built-in texts to choose from; the first is the default. */
export const rejectionMessages = ["others", "keep_in_touch", "filled", "schedule", "qualifications"] as const;
export type RejectionMessage = (typeof rejectionMessages)[number];

export const rejectionTexts: Record<RejectionMessage, string> = {
  others: /*i18n*/ "We have chosen to go on with others this time.",
  keep_in_touch:
    /*i18n*/ "We chose somebody else this time and would be glad to hear from you again when we have another opening.",
  filled: /*i18n*/ "The position has been filled in the meantime.",
  schedule: /*i18n*/ "The hours you are looking for and the hours we need do not fit together this time.",
  qualifications:
    /*i18n*/ "The position asks for qualifications your profile does not show yet; one more training or certificate can open it next time.",
};

/** An own text in place of a built-in one. */
export const rejectionTextInput = z
  .string()
  .trim()
  .min(1, /*i18n*/ "Write a few words")
  .max(2000, /*i18n*/ "Use at most 2,000 characters");

interface RejectionLetter {
  firstName: string;
  title: string;
  employerName: string;
  /** Who decided; null when it was not a teammate. */
  senderName: string | null;
  text: string;
}

/** The whole letter, its paragraphs divided by an empty line. `t` is of the educator's language. */
export const rejectionLetter = (
  t: Translate,
  { firstName, title, employerName, senderName, text }: RejectionLetter,
): string =>
  [
    t(/*i18n*/ "Hello {firstName},", { firstName }),
    t(/*i18n*/ "Thank you for applying for {title} at {employerName}.", { title, employerName }),
    text,
    [senderName, employerName].filter(Boolean).join("\n"),
  ].join("\n\n");
