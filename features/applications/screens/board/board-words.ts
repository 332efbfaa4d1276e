/** What the columns of the board are called. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { applicantStateWords } from "../application-words.ts";
import type { BoardColumn } from "./board-columns.ts";

export const boardColumnWords = {
  submitted: applicantStateWords.submitted,
  shortlisted: applicantStateWords.shortlisted,
  interviewing: applicantStateWords.interviewing,
  offered: applicantStateWords.offered,
  hired: applicantStateWords.hired,
  rejected: applicantStateWords.rejected,
  ended: msg`Ended`,
} as const satisfies Record<BoardColumn, MessageDescriptor>;
