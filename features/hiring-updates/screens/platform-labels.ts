/** How a job was found, in words. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { HiringPlatform } from "../hiring-platforms.ts";

export const platformLabels: Record<HiringPlatform, MessageDescriptor> = {
  here: msg`Here`,
  other_site: msg`On another site`,
  referral: msg`Somebody recommended it`,
  walk_in: msg`By walking in`,
  other: msg`Another way`,
};
