/** Labels of the board's columns. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { applicantStateLabels } from "./application-labels.ts";
import type { BoardColumn } from "../board/board-columns.ts";

export const boardColumnLabels = {
  submitted: applicantStateLabels.submitted,
  shortlisted: applicantStateLabels.shortlisted,
  interviewing: applicantStateLabels.interviewing,
  offered: applicantStateLabels.offered,
  hired: applicantStateLabels.hired,
  rejected: applicantStateLabels.rejected,
  ended: msg`Ended`,
} as const satisfies Record<BoardColumn, MessageDescriptor>;
