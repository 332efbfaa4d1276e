/** What an educator answered, as facts for the resume: only what this reader may see. */
import type { Context } from "#platform/server/context.ts";
import { formatDollars, longDate } from "#platform/shared/format.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import type { Localizer } from "#platform/shared/translate.ts";
import { answerFactLabel } from "../../answer-fact-labels.ts";
import { answerValue, chosenValues } from "../../answer-value.ts";
import type { InputType } from "../../profile-question-constants.ts";
import type { QuestionOption } from "../../profile-question.ts";
import type { ProfileRow } from "../profile-facts.query.ts";
import type { ResumeFact } from "./resume-sheet.ts";

export interface ResumeFacts {
  preferences: ResumeFact[];
  others: ResumeFact[];
}

/** Files and videos can't be printed; languages have a section of their own. */
const unprintable: InputType[] = ["file", "video", "info", "rejection", "final_rejection"];
const shownElsewhere = ["languages_spoken", "completed_ece_credits"];

export async function loadResumeFacts(
  { db, actor }: Context,
  profile: ProfileRow,
  localizer: Localizer,
): Promise<ResumeFacts> {
  const rows = await db
    .selectFrom("profileQuestionAnswers as answer")
    .innerJoin("profileQuestions as question", "question.id", "answer.profileQuestionId")
    .select(["answer.value", "question.name", "question.label", "question.inputType", "question.options"])
    .select("question.category")
    .where("answer.userProfileId", "=", profile.id)
    .where("answer.active", "=", true)
    .where("question.inputType", "not in", unprintable)
    .where("question.name", "not in", shownElsewhere)
    .orderBy("question.position")
    .orderBy("question.id")
    .execute();
  const isOwn = actor.kind === "educator";
  const hidden = [
    ...(isOwn || profile.showEducation ? [] : ["education"]),
    ...(isOwn || profile.showCertifications ? [] : ["certifications"]),
  ];
  const facts = rows
    .filter(({ category }) => !hidden.includes(category))
    .map(({ name, label, category, ...answer }) => ({
      category,
      fact: [localizer.t(answerFactLabel(name, label)), factText(localizer, answer)] as const,
    }))
    .filter(({ fact: [, text] }) => text !== "");
  const ofPreferences = (is: boolean) =>
    facts.filter(({ category }) => (category === "job_preferences") === is).map(({ fact }) => fact);
  return { preferences: ofPreferences(true), others: ofPreferences(false) };
}

interface Answer {
  value: string | null;
  inputType: InputType;
  options: QuestionOption[];
}

function factText({ t, locale }: Localizer, { value, inputType, options }: Answer): string {
  const given = answerValue(value);
  if (given === null || given === "") return "";
  if (isRecord(given)) return typeof given.address === "string" ? given.address : "";
  if (inputType === "currency" && Number.isFinite(Number(given))) return formatDollars(Number(given), locale);
  if (inputType === "date") return longDate(String(given), locale);
  if (inputType === "text" || inputType === "textarea") return String(given);
  const titles = chosenValues(value).map((one) =>
    t(options.find((option) => option.value === one)?.title ?? one),
  );
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(titles);
}
