/** The words of the reports: steps, and what each figure counts. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { FunnelStep } from "../../funnel.ts";

export const stepLabels: Record<FunnelStep, MessageDescriptor> = {
  visited: msg`Visits`,
  looked: msg`Looked at a job`,
  signed_up: msg`Signed up`,
  onboarded: msg`Sent their profile`,
  approved: msg`Were approved`,
  applied: msg`Sent an application`,
  interviewed: msg`Were interviewed`,
  hired: msg`Were hired`,
};

export const stepDefinitions: Record<FunnelStep, MessageDescriptor> = {
  visited: msg`Visits that began on a day, each once, by anybody whose browser allows counting.`,
  looked: msg`Of these visits, those in which a job was opened.`,
  signed_up: msg`Educators who made an account.`,
  onboarded: msg`Educators who sent their profile to be reviewed for the first time.`,
  approved: msg`Educators who were approved for the first time.`,
  applied: msg`Educators who sent their first application.`,
  interviewed: msg`Educators whose first interview took place.`,
  hired: msg`Educators who were hired for the first time, as they or their program say.`,
};
