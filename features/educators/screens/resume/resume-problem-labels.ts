/** Texts of why a resume could not be read, and what to do about it. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { resumeProblems } from "../../resume-import.ts";

export const resumeProblemLabels = {
  unreadable: msg`We couldn't open this file. Save it as PDF or DOCX and choose that one.`,
  encrypted: msg`This PDF is locked with a password. Save a copy without one and choose that.`,
  only_pictures: msg`This looks like a photo or a scan, so there is no text to read. Choose a PDF or DOCX with text in it.`,
  nothing_found: msg`We found no jobs and no schools in it. Some layouts are hard to read.`,
  too_large: msg`This document is too long or too large inside. Choose one of a few pages.`,
} as const satisfies Record<(typeof resumeProblems)[number], MessageDescriptor>;
