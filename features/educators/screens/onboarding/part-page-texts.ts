/** The texts of the pages without questions, and of their empty states. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Part } from "./flow-pages.ts";

interface PartPageTexts {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** Its name in a list: "Change work history". */
  name: MessageDescriptor;
  /** Where it is required and empty. */
  missing: MessageDescriptor;
}

export const partPageTexts: Record<Part, PartPageTexts> = {
  "from-resume": {
    title: msg`Start with your resume`,
    lead: msg`We read your work and education from it, and you check everything before it is saved. No resume at hand? Answer the questions: six to ten minutes.`,
    name: msg`Resume`,
    missing: msg`Add your resume`,
  },
  "about-you": {
    title: msg`About you`,
    lead: msg`Employers see your name and your city.`,
    name: msg`your name and ZIP code`,
    missing: msg`Enter your name and your ZIP code`,
  },
  "work-history": {
    title: msg`Where have you worked?`,
    lead: msg`Begin with your most recent job. One is enough to go on.`,
    name: msg`Work history`,
    missing: msg`Add at least one job`,
  },
  "education-history": {
    title: msg`Where did you go to school?`,
    lead: msg`Begin with your highest education. One is enough to go on.`,
    name: msg`Education`,
    missing: msg`Add at least one school`,
  },
  "own-certifications": {
    title: msg`Which certifications do you have?`,
    lead: msg`A photo or a scan of each helps employers to trust them.`,
    name: msg`Certifications`,
    missing: msg`Add a certification`,
  },
  "video-answers": {
    title: msg`Introduce yourself on video`,
    lead: msg`A 60-second answer helps employers meet you.`,
    name: msg`Video answers`,
    missing: msg`Record an answer`,
  },
};
