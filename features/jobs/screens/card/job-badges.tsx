/** The badges of a job, each an icon and a word. */
import { useLingui } from "@lingui/react";
import IconBolt from "~icons/tabler/bolt";
import IconMessageCircleCheck from "~icons/tabler/message-circle-check";
import IconSparkles from "~icons/tabler/sparkles";
import IconStar from "~icons/tabler/star";
import IconThumbUp from "~icons/tabler/thumb-up";
import type { Icon } from "#platform/web/ui/media/icon.tsx";

import { Pill } from "#platform/web/ui/data/pill.tsx";
import type { BadgeKind } from "../../job-badges.ts";
import { badgeTones, badgeLabels, maxBadgesOnCard } from "../labels/job-labels.ts";

const icons: Record<BadgeKind, Icon> = {
  NEW_JOB: IconSparkles,
  RECOMMENDED_FOR_YOU: IconThumbUp,
  HIRING_FAST: IconBolt,
  HIRING_HERO: IconStar,
  RESPONSIVE_EMPLOYER: IconMessageCircleCheck,
};

/** No more than `maxBadges`, in the order the API gives them. */
export function JobBadges({
  badges,
  maxBadges = maxBadgesOnCard,
}: {
  badges?: BadgeKind[];
  maxBadges?: number;
}) {
  const { i18n } = useLingui();
  return badges?.slice(0, maxBadges).map((kind) => (
    <Pill key={kind} tone={badgeTones[kind]} icon={icons[kind]}>
      {i18n._(badgeLabels[kind])}
    </Pill>
  ));
}
