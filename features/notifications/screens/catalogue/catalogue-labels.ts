/** The words of the notification catalogue. */
import { msg } from "@lingui/core/macro";
import type { LabelMap } from "#platform/web/i18n/labels.ts";

export const audienceLabels: LabelMap = {
  account: msg`To everybody with an account`,
  educator: msg`To educators`,
  team: msg`To a program's team`,
  owner: msg`To a program's owner`,
  operator: msg`To operators`,
  guest: msg`To people without an account`,
};

export const channelLabels: LabelMap = {
  in_app: msg`Bell`,
  mail: msg`Email`,
  push: msg`Device`,
  sms: msg`Text message`,
};
